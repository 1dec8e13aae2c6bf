/** Fetches what the site serves at an address. Throws when it is not there. */
export async function loadFile(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`expected 200 from ${address}, got ${response.status}`);
  return response;
}
