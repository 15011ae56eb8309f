// Words of the language itself: never mended, never run together with others, and what
// small words are mended to.
import { generic, sentenceWords } from '../lexicon/small-words.ts'

const words = (list: string) => list.split(' ')
/** These say what is wanted of clothes, in sentences or not. */
const turning = words(
  'and or not no without in under over above below less more than up between except nor off out new',
)
const contracted = words('dont doesnt didnt isnt arent wasnt cant wont id ill youre theyre thats whats lets')

/** Who uses these writes sentences, in which ordinary words are meant as they are. */
export const prose: ReadonlySet<string> = new Set(
  [...sentenceWords, ...contracted].filter((word) => !turning.includes(word)),
)
export const functionWords: ReadonlySet<string> = new Set([...prose, ...turning, ...generic])
