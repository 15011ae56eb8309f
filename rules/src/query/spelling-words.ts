// Words of the language itself: never mended, never run together with others, and what small words are mended to.

/** Who uses these writes sentences, in which ordinary words are meant as they are. */
const proseWords =
  'a an the i im ive me my mine you your she her hers he his him they them their it its we our us for to with at of on from by this that these those is are was be been am do does did can could would should will want wanted need needed have has had get got find looking look something anything someone somebody some any what which who where when how if but because while during about into than then so very really just also too please like show dont doesnt didnt isnt arent wasnt cant wont id ill youre theyre thats whats lets'
/** These say what is wanted of clothes, in sentences or not. */
const shortWords = 'and or not no without in under over above below less more than up between except nor off out new size sizes'

const words = (list: string) => list.split(' ')
export const prose: ReadonlySet<string> = new Set(words(proseWords))
export const functionWords: ReadonlySet<string> = new Set([...prose, ...words(shortWords)])
