// What a shopper does with a turn, beyond naming wishes: greet, thank, swap, ask for cheaper pieces.

export type Act =
  | 'hello'
  | 'thanks'
  | 'insult'
  | 'foreign'
  | 'again'
  | 'cheaper'
  | 'warmer'
  | 'cooler'
  | 'color'
  | 'dressier'
  | 'plainer'
  | 'others'
  | 'no-kind'
  | 'who'
  | 'men'
  | 'help'
  | 'beside'
  | 'question'
  | 'outfit'

/** The slots that a turn may ask to swap, by the words for them. */
const swaps: readonly (readonly [pattern: RegExp, slots: readonly string[]])[] = [
  [/shoes?|boots?|heels|sandals|sneakers|flats|loafers/, ['shoes']],
  [/bag|purse|clutch|tote/, ['bag']],
  [/jewelry|earrings?|necklace|bracelet/, ['jewelry']],
  [/jacket|coat|blazer/, ['coat']],
  [/cardigan|sweater|layer/, ['layer']],
  [/dress/, ['dress']],
  [/top|blouse|shirt/, ['top']],
  [/pants|skirt|jeans|trousers|bottoms?|shorts/, ['bottom']],
]

const part =
  'shoes?|boots|heels|sandals|sneakers|flats|bag|purse|clutch|jewelry|earrings|necklace|jacket|coat|blazer|cardigan|sweater|top|blouse|shirt|dress|skirt|pants|jeans|trousers|bottoms?|shorts'
/** "Swap the shoes", "other boots". */
const asksSwap = new RegExp(
  String.raw`\b(?:swap|change|replace|exchange|switch|trade)\s+(?:out\s+)?(?:the|this|that|those|these|my)?\s*([a-z]+)|\b(?:other|different|another|new|better)\s+(${part})\b`,
  'i',
)
/** "I hate the shoes", "the top is too formal": about a part that is shown, and no refusal of all shoes. */
const dislikes = new RegExp(
  String.raw`\b(?:hate|dislike|(?:do(?:n(?:'|’)?t| not)|not) (?:really )?(?:like|love|into|feeling|a fan of|sure about)|not(?: sure about| into| feeling)?|wrong)\s+(?:the|those|these|that|this)\s+(${part})\b|\b(?:the|those|these|that|this)\s+(${part})\s+(?:is|are|look|looks|seem|seems)(?:n(?:'|’)?t| not)?\s+(?!perfect|great|lovely|good|nice|fine|ok)`,
  'i',
)
const slotsOf = (word: string) => swaps.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1]

/**
 * Returns the slots of an outfit that a message asks to swap, such as "swap the shoes", "different boots",
 * "I hate the bag" or "the top is too formal"; undefined when it asks for no swap or names no part of an
 * outfit.
 */
export function swapOf(text: string): readonly string[] | undefined {
  const asked = asksSwap.exec(text)
  const word = asked?.[1] ?? asked?.[2]
  const named = word && slotsOf(word)
  if (named) return named
  const disliked = dislikes.exec(text)
  const about = disliked?.[1] ?? disliked?.[2]
  return about ? slotsOf(about) : undefined
}

/** Returns a message without what it says of a part to be swapped, which is no wish for all outfits. */
export const withoutSwap = (text: string): string => text.replace(dislikes, ' ').replace(otherPart, ' ')
const otherPart = new RegExp(String.raw`\b(?:other|different|another|new|better)\s+(?:${part})\b`, 'i')

const acts: readonly (readonly [act: Act, pattern: RegExp])[] = [
  [
    'insult',
    /\b(?:stupid|idiot|dumb(?:ass)?|moron|fuck\w*|shit\w*|bitch|asshole|bastard|useless|you suck|hate you|crap(?:py)?|worthless|shut up)\b/i,
  ],
  [
    'again',
    /\bstart (?:again|over|fresh|new)\b|\bforget (?:all|everything|that|it)\b|\bnew (?:chat|search|start)\b|\breset\b|\bfrom scratch\b|\bclear (?:all|everything)\b/i,
  ],
  [
    'no-kind',
    /\b(?:no more|not|none) (?:of )?(?:that|this|those|these)(?: kind| type| sort)?\b(?! (?:shoes?|boots|heels|bag|purse|coat|jacket|top|dress|skirt|pants|jeans))|\bnot (?:that|this) kind\b/i,
  ],
  [
    'color',
    /\b(?:another|other|different|change(?: the)?|new) colou?rs?\b|\bin (?:another|a different) colou?r\b/i,
  ],
  [
    'cheaper',
    /\bcheaper\b|\bless expensive\b|\btoo expensive\b|\btoo much(?: money)?\b|\blower price\b|\bmore affordable\b|\bsave (?:some )?money\b|\blower the (?:price|total)\b|\btoo pricey\b|\bhalf (?:the|that) price\b|\bout of my budget\b/i,
  ],
  [
    'warmer',
    /\bwarmer\b|\btoo cold\b|\bmore layers\b|\bi(?:'|’)?ll freeze\b|\bwarm(?: please)?$|\bsomething warm\b|\bkeep me warm\b|\bcover(?:ed)? up\b|\b(?:be|is|it(?:'|’)?s|run|get|am|feel) (?:too |so |very |really |always |quite )?(?:cold|chilly|freezing)\b|\bchilly\b/i,
  ],
  [
    'cooler',
    /\bcooler\b|\b(?:boiling|scorching|humid|sweltering)\b|\b(?:run|get) hot\b|\btoo warm\b|\btoo hot\b|\blighter\b/i,
  ],
  [
    'dressier',
    /\b(?:more formal|dressier|fancier|more elegant|smarter|dress (?:it|me) up|more dressed up|less casual|(?:more )?glam(?:orous)?er|more (?:glam|glamorous|festive|polished)|sexier|(?:make it|more|something) sexy)\b/i,
  ],
  [
    'plainer',
    /\b(?:less formal|more casual|simpler|plainer|(?:too|so|overly|super|very|nothing|not) (?:too |overly |super |so )?(?:fancy|formal|dressy|stuffy)|low[- ]key|calmer|quieter|(?:more|too) (?:subtle|understated|conservative|basic)|toned? (?:it )?down|less fancy|dress it down|more relaxed)\b/i,
  ],
  [
    'others',
    /\b(?:show (?:me )?(?:more|others?|another|something else)|something else|other (?:ideas|options|outfits|ones)|another (?:one|outfit|idea|option)|more (?:ideas|options|outfits)|different (?:outfits?|ones|ideas)|try again|next|more (?:daring|fun|interesting|exciting|color(?:ful)?|personality)|bolder|edgier|wilder|less boring|(?:too|so) boring|surprise me|nope|not my (?:style|thing|taste)|hate (?:it|them|these|those|all of)|(?:do(?:n(?:'|’)?t| not)) like (?:it|them|any|these|those|either)(?! \w+ (?:shoes|bag|coat|top|dress))|not (?:feeling|into|loving) (?:it|these|those|them))\b/i,
  ],
  [
    'who',
    /\b(?:who are you|are you (?:a |an )?(?:human|person|real|robot|bot|machine|ai|program)|what are you|your name)\b/i,
  ],
  [
    'help',
    /\b(?:my|an?|the|this|your|last) (?:orders?|refunds?|package|parcel|delivery|shipment|payout|clean-?out bag|gift card|account|password|coupon)\b|\b(?:return|refund|shipping|exchange) (?:policy|label|costs?|fees?|times?|address)\b|\b(?:can|may|do|how do|could|want to|need to|like to) i? ?(?:return|exchange|cancel|track)\b|\b(?:do you|how (?:long|much|fast|soon)) .{0,20}\b(?:ship(?:s|ping)?|deliver(?:y|s)?|returns?|refunds?)\b|\bwhere(?:(?:'|’)s| is| are) my\b|\bcustomer (?:service|support)\b/i,
  ],
  [
    // The weather, or one piece: nothing that an outfit answers.
    'question',
    /\b(?:how(?:(?:'|’)?s| is)|what(?:(?:'|’)?s| is|(?:'|’)ll| will)) the (?:weather|forecast|temperature)\b|\bwill it (?:rain|snow|be (?:hot|cold|warm|sunny))\b|\b(?:is|are|was) (?:this|that|these|those|it|the) (?:\w+ )?(?:real|really|genuine|authentic|true to size|machine[- ]wash\w*|new|used|still available|stained|damaged)\b/i,
  ],
  // Weather, jokes, other people's data, and orders to the program itself: about no outfit at all.
  [
    'beside',
    /\b(?:how(?:(?:'|’)?s| is)|what(?:(?:'|’)?s| is)) the (?:weather|time|date|news|score|capital)\b|\btell me a (?:joke|story)\b|\bwrite (?:me )?an? (?:poem|essay|story|song)\b|\b(?:ignore|disregard|override|bypass|forget) (?:\w+ ){0,3}(?:rules?|instructions?|prompts?|guidelines)\b|\b(?:system prompt|api keys?|database|passwords?|(?:discount|promo|coupon|voucher) codes?|e-?mails?|phone numbers?|home address(?:es)?|credit cards?)\b/i,
  ],
  [
    'men',
    /\bmen(?:'|’)?s\b(?! style)|\bmenswear\b(?![- ]inspired)|\bfor (?:a |an |my |our |the )?(?:men|man|guy|gentleman|husband|boyfriend|fianc[eé]|dad|father|brother|uncle|grandpa|grandfather|groom|groomsman|groomsmen|best man|him)\b(?!(?:'|’)s\b)(?! (?:jeans|blazer|shirt|cardigan))|\bi(?:'|’)?(?: a)?m an? (?:man|guy|groom|groomsman|best man|gentleman)\b|\bmy (?:husband|boyfriend|dad|father|brother) (?:needs|wants|is looking|wears|would like)\b/i,
  ],
  [
    'thanks',
    /\b(?:thanks?|thank you|thx|perfect|love (?:it|them|this)|great|awesome|cheers|lovely|beautiful|wonderful)\b/i,
  ],
  ['hello', /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening)|howdy|yo)\b/i],
  [
    'outfit',
    /\b(?:outfits?|looks?|dress me|something (?:to wear|nice|cute|for)|what (?:can|should|do|to) (?:i )?wear|clothes|style me|wear)\b/i,
  ],
]

/**
 * Returns every act that a shopper's message contains, such as 'thanks' or 'cheaper', in the order of the
 * list `acts`.
 */
export const readActs = (text: string): Act[] =>
  acts.filter(([, pattern]) => pattern.test(text)).map(([act]) => act)

/** Small words of other languages that shoppers write; English has none of them. */
const foreignWords = new Set(
  `ich und für eine einen einer ein suche kleid hochzeit mit nicht bitte schuhe größe der das ist auf wir
   necesito quiero busco un una vestido para boda con por favor zapatos talla el los las es en que mi
   je cherche robe pour mariage une avec sans merci bonjour chaussures taille les des est dans mon ma
   cerco vestito per matrimonio con scarpe taglia il della sono vorrei preciso quero casamento sapatos
   ik zoek jurk voor bruiloft met schoenen maat een het jag klänning bröllop skor och
   bin zu zur zum unter keine keinen kein höchstens etwas mir brauche hallo danke von bei wenn aber auch
   pas moins que sur avec tenue mon ai vous nous quelque jupe veste svp soirée travail
   más menos algo pero como muy ropa trabajo falda una hola gracias quiero dolares dólares
   senza abito lavoro festa gonna grazie ciao anche più meno di
   preciso uma roupa sem trabalho festa obrigada olá não
   potrzebuję sukienka na wesele bez rozmiar
   zonder rok broek niet voor feest werk`.split(/\s+/),
)
const foreignScript =
  /[\u0400-\u04ff\u0370-\u03ff\u0590-\u06ff\u0900-\u0dff\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g

/**
 * Returns whether a message is written in another language than English: by a foreign script, or by at least
 * two words, a third of all, that are known as foreign.
 */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters > 0 && (text.match(foreignScript)?.length ?? 0) / letters > 0.3) return true
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const hits = words.filter((word) => foreignWords.has(word)).length
  return words.length >= 2 && hits >= 2 && hits / words.length >= 0.34
}
