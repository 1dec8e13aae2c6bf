/**
 * Forms of English verbs and nouns that no rule about endings makes, behind the word that they are forms of. Those that are as often another word are
 * left out: found, left, saw, led, bound, felt, gone.
 */
const table = `
become became, begin began begun, bend bent, blow blew blown, break broke broken, bring brought, build built, buy bought, catch caught,
choose chose chosen, come came, deal dealt, draw drew drawn, drive drove driven, fall fell fallen, fight fought, flee fled, forbid forbade forbidden,
forget forgot forgotten, freeze froze frozen, get got gotten, give gave given, grow grew grown, hang hung, hear heard, hide hid hidden, hold held,
keep kept, know knew known, lend lent, lose lost, make made, meet met, mistake mistook mistaken, outgrow outgrew outgrown, override overrode overridden,
overwrite overwrote overwritten, pay paid, rebuild rebuilt, redo redid redone, repay repaid, rerun reran, resell resold, rewrite rewrote rewritten,
ring rang rung, run ran, say said, seek sought, sell sold, send sent, shake shook shaken, shrink shrank shrunk, sink sank sunk, sleep slept,
speak spoken, spend spent, spin spun, stand stood, steal stole stolen, stick stuck, strike struck, swear swore sworn, sweep swept, swim swam swum,
take took taken, teach taught, tear tore torn, tell told, think thought, throw threw thrown, undergo underwent undergone, understand understood,
undo undid undone, wake woke woken, wear wore worn, weep wept, win won, withdraw withdrew withdrawn, withhold withheld, write wrote written,
analysis analyses, appendix appendices, child children, crisis crises, criterion criteria, foot feet, half halves, hypothesis hypotheses, index indices,
knife knives, life lives, man men, matrix matrices, mouse mice, person people, phenomenon phenomena, schema schemata, shelf shelves, thesis theses,
tooth teeth, vertex vertices, wife wives, wolf wolves, woman women
`;

const bases: ReadonlyMap<string, string> = new Map(
  table.split(",").flatMap((entry) => {
    const [base = "", ...forms] = entry.trim().split(/\s+/);
    return forms.map((form) => [form, base] as const);
  }),
);

/**
 * The word of which an irregular form is one; any other word is its own.
 *
 * @example baseOf("stolen") // "steal"
 */
export function baseOf(word: string): string {
  return bases.get(word) ?? word;
}
