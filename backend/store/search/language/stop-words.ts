import { stopwords as arabic } from "@orama/stopwords/arabic";
import { stopwords as danish } from "@orama/stopwords/danish";
import { stopwords as dutch } from "@orama/stopwords/dutch";
import { stopwords as english } from "@orama/stopwords/english";
import { stopwords as finnish } from "@orama/stopwords/finnish";
import { stopwords as french } from "@orama/stopwords/french";
import { stopwords as german } from "@orama/stopwords/german";
import { stopwords as italian } from "@orama/stopwords/italian";
import { stopwords as japanese } from "@orama/stopwords/japanese";
import { stopwords as chinese } from "@orama/stopwords/mandarin";
import { stopwords as norwegian } from "@orama/stopwords/norwegian";
import { stopwords as portuguese } from "@orama/stopwords/portuguese";
import { stopwords as russian } from "@orama/stopwords/russian";
import { stopwords as spanish } from "@orama/stopwords/spanish";
import { stopwords as swedish } from "@orama/stopwords/swedish";
import { foldedWordsOf } from "./words.ts";

const stopWords: Readonly<Partial<Record<string, readonly string[]>>> = {
  ar: arabic,
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  it: italian,
  ja: japanese,
  nl: dutch,
  no: norwegian,
  pt: portuguese,
  ru: russian,
  sv: swedish,
  zh: chinese,
};

/** What questions have beside stop words, and texts about anything have too. */
const smallTalk: Readonly<Partial<Record<string, string>>> = {
  en:
    "a also anybody anyone anything every everybody everyone everything get gets getting got happen happens help just know let like " +
    "make makes mean means much need needs now ok one please question really somebody someone something still tell thing things try " +
    "trying us want wants without yes",
  de:
    "bitte brauche etwas funktioniert geht gibt hilfe irgendwie jemand kann können könnte machen mache macht man mehr möchte muss " +
    "müssen sagen tun warum was welche welcher welches wann wie wieso wissen wo wohin wozu",
  fr:
    "aide avoir besoin bonjour c' comment d' est-ce faire fait faut l' m' merci n' obtenir où peut peux pourquoi puis-je quand que quel " +
    "quelle quelles quels quelqu'un quelque chose qu' savoir s' t' veut veux voudrais j'",
  es: "algo alguien ayuda cómo cuál cuáles cuándo cuánto dónde favor hace hacer hago necesito puede puedo qué quién quiero saber tengo",
  ar: "كيف ماذا متى لماذا أين هل يمكن يمكنني أريد اريد أحتاج من ما هو هي كم",
  ja: "する した したい し たい い ます です でし ください どう 方法 やり方 何 なに なぜ いつ どこ の を に は が で へ から まで と も か",
  zh: "如何 怎么 怎样 怎么办 什么 为什么 请 请问 吗 呢 的 了 是 在 我 我们 你 可以 能 想 要 办 到 另 一个 将 把",
  th: "อย่างไร ยังไง วิธี ไป ที่ ของ ได้ ไหม คือ อะไร จะ ต้อง การ ให้ และ ใน ยัง",
};

/** Short forms of English as many type them, without the apostrophe: nothing else is in "doesn't" beside stop words. */
const shortForms =
  "arent cant couldnt didnt doesnt dont hadnt hasnt havent heres hows im isnt ive shouldnt thats theres theyll theyre theyve " +
  "wasnt werent weve whats whens wheres whos whys wont wouldnt youll youre youve";

/** The folded words of a language that say nothing about a topic. */
export function stopWordsOf(code: string): ReadonlySet<string> {
  const talk = `${smallTalk[code] ?? ""} ${code === "en" ? shortForms : ""}`;
  return new Set([...(stopWords[code] ?? []), ...talk.split(" ")].flatMap(foldedWordsOf));
}
