/**
 * An e-mail address as every form takes it, in the client, the gateway and the backend: a local part that any mail server takes, an at sign, and a host name with
 * a dot, in any script, which mails are sent to in its ASCII form. Local parts of other scripts are left out: most mail servers refuse them. Only sending
 * mail can show whether an address exists.
 */
export const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u;
