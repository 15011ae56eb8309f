// English function words for the spelling correction: never corrected themselves and never joined with
// their neighbours.
import { generic, sentenceWords } from '../lexicon/small-words.ts'

const words = (list: string) => list.split(' ')
/** Words that change what is wanted of clothes ("without", "under"), in sentences and in lists alike. */
const turning = words(
  'and or not no without in under over above below less more than up between except nor off out new',
)
const contracted = words('dont doesnt didnt isnt arent wasnt cant wont id ill youre theyre thats whats lets')

/** Words that mark a text as a sentence, in which ordinary English words are taken as spelt. */
export const prose: ReadonlySet<string> = new Set(
  [...sentenceWords, ...contracted].filter((word) => !turning.includes(word)),
)
/**
 * All words that carry no meaning for the spelling correction: those of `prose`, the turning words and
 * generic shop words.
 */
export const functionWords: ReadonlySet<string> = new Set([...prose, ...turning, ...generic])
