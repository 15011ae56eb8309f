// The stylist's sentences: at most three, from a grammar, and each true of what is shown. Nothing in them
// comes from a piece's title or a shopper's words, but for names that a chip shows as well.
import { type Brief, briefSeason, warmthOf } from './brief.ts'
import { type Chosen, totalOf } from './compose.ts'
import { cutSlots, isWanted, type SavedSizes, type StylePiece, sizesFor } from './limits.ts'
import { occasionOf } from './occasions.ts'
import { countWord } from './outfit-words.ts'
import type { Conflict, Heard } from './read-turn.ts'
import { monthName } from './read-when.ts'
import { styleHelpMessage } from './terms.ts'

/** A question with the answers to tap; each answer is a turn that the shopper sends. */
export type Question = { key: string; words: string; answers: readonly string[] }
export type Answer = {
  words: string
  question: Question | null
  /**
   * The sentence among `words` that has to be said whoever words the answer: what could not be met or placed.
   */
  note?: string
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const dollars = (cents: number): string =>
  cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`

/**
 * Returns what an outfit is for, after its noun: " for a wedding in October"; empty when nothing was said.
 */
export function wishPurpose(brief: Brief): string {
  const season = briefSeason(brief)
  const occasion = brief.occasion ? ` ${occasionOf(brief.occasion).phrase}` : ''
  const when = brief.month !== null ? ` in ${monthName(brief.month)}` : season ? ` in ${season}` : ''
  return `${occasion}${when}${brief.own ? ` with your ${brief.own.label}` : ''}`
}

const grass: Question = {
  key: 'grass',
  words: 'will you stand on grass? Then I leave thin heels out.',
  answers: ['Yes, on grass', 'Only for photos', 'No idea'],
}
const questions: readonly { question: Question; when: (brief: Brief, saved: SavedSizes) => boolean }[] = [
  {
    question: {
      key: 'size',
      words: 'which size of clothes do you wear? Until I know, check each piece.',
      answers: ['Size S', 'Size M', 'Size L'],
    },
    when: (brief, saved) => brief.size === null && saved.clothes.length === 0,
  },
  {
    question: { key: 'occasion', words: 'what is it for?', answers: ['Work', 'A wedding', 'The weekend'] },
    when: (brief) => brief.occasion === null,
  },
  {
    question: {
      key: 'shoe',
      words: 'which size of shoes do you wear? Until I know, check the shoes.',
      answers: ['Shoe size 7', 'Shoe size 8', 'Shoe size 9'],
    },
    when: (brief, saved) => brief.shoe === null && saved.shoes.length === 0,
  },
  {
    question: grass,
    when: (brief) =>
      brief.occasion === 'wedding' && warmthOf(brief) <= 1 && !brief.bans.some(({ key }) => key === 'heel'),
  },
  {
    question: {
      key: 'budget',
      words: 'how much may the whole outfit cost?',
      answers: ['Under $100', 'Under $150', 'Under $250'],
    },
    when: (brief) => brief.budgetCents === null,
  },
]

/**
 * Returns the next question to ask after outfits were shown, each question once; null when nothing is left to
 * ask.
 */
export const nextQuestion = (brief: Brief, saved: SavedSizes): Question | null =>
  questions.find(({ question, when }) => !brief.asked.includes(question.key) && when(brief, saved))
    ?.question ?? null

type Shown = {
  outfits: readonly (readonly Chosen<StylePiece>[])[]
  brief: Brief
  saved: SavedSizes
  heard: Heard | null
}

/** Whether the clothes and the shoes that are shown are of known sizes; undefined where none are shown. */
function sizesKept(
  outfits: Shown['outfits'],
  brief: Brief,
  saved: SavedSizes,
): { clothes: boolean | undefined; shoes: boolean | undefined } {
  const slots = [...new Set(outfits.flat().map(({ slot }) => slot))]
  const isKept = (own: typeof slots) =>
    own.length === 0 ? undefined : own.every((slot) => sizesFor(brief, saved, slot) !== undefined)
  return {
    clothes: isKept(slots.filter((slot) => cutSlots.includes(slot))),
    shoes: isKept(slots.filter((slot) => slot === 'shoes')),
  }
}

/** What is true of every outfit that is shown, as one sentence. */
function common({ outfits, brief, saved }: Shown): string {
  const many = outfits.length > 1
  const facts: string[] = []
  if (brief.bans.some(({ key }) => key === 'heel'))
    facts.push(many ? 'all the shoes are flat' : 'the shoes are flat')
  const covered = outfits.every((pieces) => pieces.some(({ slot }) => slot === 'coat' || slot === 'layer'))
  if (warmthOf(brief) > 0 && covered)
    facts.push(many ? 'each has something to put over it' : 'there is something to put over it')
  const { clothes, shoes } = sizesKept(outfits, brief, saved)
  const own = brief.size === null && brief.shoe === null ? 'your saved size' : 'your size'
  if (clothes === true && shoes === false) facts.push(`the clothes are in ${own}`)
  const isWhole = clothes !== false && shoes !== false
  facts.push(`every piece can be bought now${isWhole ? ` in ${own}` : ''}`)
  const last = facts.pop() ?? ''
  return `${capital(facts.length > 0 ? `${facts.join(', ')}, and ${last}` : last)}.`
}

/** Words that a turn refused and nothing is known of, so that nobody believes they were heeded. */
function unplaced(heard: Heard | null): string {
  const [word] = heard?.unplaced ?? []
  if (word === undefined) return ''
  // Words are repeated, codes and addresses are not: what the program says is the shop's own.
  return /^[\p{L}\s'’-]{2,24}$/u.test(word)
    ? `I could not place “${word}”, so please check for it.`
    : 'One thing that you refuse I could not place, so please check for it.'
}

const sumNotes = {
  foreign: 'I count in dollars, so I took your sum as dollars.',
  each: 'I count a limit for one whole outfit.',
} as const
/** How a sum was read that was not in dollars, or not for a whole outfit, or no upper limit. */
function sumNote(heard: Heard | null): string {
  if (heard?.sumRead) return sumNotes[heard.sumRead]
  return heard?.least && heard.budget === null
    ? 'I keep to the most that an outfit may cost, and to no least.'
    : ''
}

/** What was asked for and is in none of the outfits, so that nobody looks for it in vain. */
function unmet({ outfits, brief }: Shown): string {
  const want = brief.wants.find((one) => !outfits.flat().some(({ piece }) => isWanted(piece, one)))
  return want ? `Nothing on the rail with “${want.label}” fits the rest today.` : ''
}

function opening({ outfits, brief, heard }: Shown): string {
  const count = outfits.length
  const acts = heard?.acts ?? []
  const highest = Math.max(...outfits.map(totalOf))
  if (acts.includes('cheaper') && brief.budgetCents !== null)
    return `${count === 1 ? 'Here is one' : `Here are ${countWord(count)}`} for less: ${count === 1 ? 'it comes' : 'the dearest comes'} to ${dollars(highest)}.`
  if (acts.includes('warmer'))
    return `Warmer, then: ${count === 1 ? 'one outfit' : `${countWord(count)} outfits`}${wishPurpose(brief)}.`
  if (acts.includes('color'))
    return `${capital(count === 1 ? 'one outfit' : `${countWord(count)} outfits`)} in other colors.`
  if (count === 1)
    return `One outfit${wishPurpose(brief)} fits all of that; the rail has no second one today.`
  const heading = count === 2 ? 'Two ways to do it' : `${capital(countWord(count))} outfits`
  return `${heading}${wishPurpose(brief)}.`
}

/**
 * Returns the stylist's answer that accompanies one or more outfits: at most three sentences, and the next
 * question, or null when nothing is left to ask.
 */
export function answerWith(shown: Shown): Answer {
  const { heard } = shown
  const note = unplaced(heard) || sumNote(heard) || unmet(shown) || cutNote(heard)
  return {
    words: [opening(shown), common(shown), note].filter(Boolean).join(' '),
    question: nextQuestion(shown.brief, shown.saved),
    note,
  }
}
const cutNote = (heard: Heard | null) => (heard?.isCut ? 'Your message was long; I read its beginning.' : '')

const say = (words: string, question: Question | null = null): Answer => ({ words, question })

/**
 * Returns the stylist's answer when no outfit can be made, with the condition to loosen: a higher budget with
 * sums to choose, the `blocking` condition, several wishes, or the size. `least`: the cents of the cheapest
 * whole outfit, when the budget is the reason. `blocking`: the label of the one condition without which there
 * is an outfit.
 */
export function answerWithout(
  brief: Brief,
  { least, blocking }: { least: number | undefined; blocking?: string | undefined },
): Answer {
  if (least !== undefined && brief.budgetCents !== null && least > brief.budgetCents)
    return say(
      `The least for a whole outfit like that is ${dollars(least)} today, and your limit is ${dollars(brief.budgetCents)}. Take the limit up, or look at single pieces.`,
      {
        key: 'more',
        words: 'shall I go up?',
        answers: [
          `Under ${dollars(Math.ceil((least * 1.15) / 500) * 500)}`,
          `Under ${dollars(Math.ceil((least * 1.6) / 1000) * 1000)}`,
          'Any price',
        ],
      },
    )
  const conditions = brief.wants.length + brief.bans.length
  const hint = blocking
    ? `Without “${blocking}” there is one: take it off above, and I look again.`
    : conditions > 1
      ? 'No single wish stands in the way; take off two, and I look again.'
      : brief.size !== null
        ? `The rail has too little in size ${brief.size} today; a neighboring size may help.`
        : 'Say it in other words, and I look again.'
  return say(`Nothing on the rail makes a whole outfit of all that today. ${hint}`)
}

/** Returns the stylist's answer to "cheaper" when no cheaper outfit fits. */
export const answerNoCheaper = (): Answer =>
  say('That is the least for an outfit that fits all of that. Loosen something, and I look again.')

/**
 * Returns the stylist's answer to a swap for which no other piece is for sale; `part` names the part of the
 * outfit.
 */
export const answerNoSwap = (part: string): Answer =>
  say(`The rail has no other ${part} that fits this outfit and your limits, so it stays as it is.`)

/**
 * Returns the answer to "show me others" when all that fits was shown. `blocking`: the label of the one
 * condition without which there is more.
 */
export const answerNoOthers = (blocking?: string): Answer =>
  say(
    `Nothing else on the rail fits all of that today, so it stays as it is.${
      blocking ? ` Without “${blocking}” there is more: take it off above, and I look again.` : ''
    }`,
  )

const conflictQuestion = (answers: readonly string[]): Question => ({
  key: 'conflict',
  words: 'which one counts?',
  answers,
})

/** Returns the answer to a message of which two things can't both hold: it asks which one counts. */
export function answerConflict(conflict: Conflict): Answer {
  if (conflict.about === 'sum') {
    const most = dollars(conflict.most)
    const least = dollars(conflict.least)
    return say(
      `You name ${most} as the most and ${least} as the least, so I hold back.`,
      conflictQuestion([`Under ${most}`, `Under ${least}`, 'Any price']),
    )
  }
  if (conflict.about === 'size') {
    const [one, other] = conflict.labels
    return say(
      `You name size ${one} and size ${other}, and I look for one size at a time.`,
      conflictQuestion([`Size ${one}`, `Size ${other}`]),
    )
  }
  const label = conflict.label.toLowerCase()
  return say(
    `You ask for “${conflict.label}” and against it in one message, so I hold back.`,
    conflictQuestion([`With ${label}`, `No ${label}`, 'No matter']),
  )
}

const kind = {
  foreign:
    'I understand English only, so far. Write it in English, please: an occasion, your size and a sum are enough.',
  insult:
    'I would like to help, and I do it better when we are kind to each other. Tell me what the outfit is for.',
  thanks: 'You are welcome. Say “warmer”, “cheaper” or “another color” whenever you like.',
  hello: 'Hello. Tell me what the outfit is for, your size and what it may cost, and I look on the rail.',
  who: 'I am a program, not a person: I compose outfits from what is on the rail. A person answers under “Ask a person instead”.',
  help: styleHelpMessage,
  beside: 'That is nothing I know of. I know the rail: tell me an occasion, your size or a sum.',
  men: 'The shop has no men’s clothes. I compose outfits for women, girls and boys: tell me of one of them.',
  again: 'All forgotten. What is the next outfit for?',
  lost: 'I did not understand that. I compose outfits from what is on the rail: tell me an occasion, your size or a sum.',
} as const
export type KindWords = keyof typeof kind

/**
 * Returns a prepared answer without outfits, such as to a greeting, thanks, an insult or another language.
 */
export const answerKindly = (about: KindWords): Answer => say(kind[about])
