// The search in the help center.
import { type HelpTopic, helpTopics } from '@hemline/rules/vocabulary/help.ts'
import type { GetHelpArticlesQuery } from '@hemline/schema/generated/graphql.ts'

export type Article = GetHelpArticlesQuery['helpArticles'][number]

/**
 * Returns a text without accents, case and punctuation, for comparison: "Can’t RETURN—it?" becomes "cant
 * return it".
 */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’ʼ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Words that people type and that the answers say otherwise, each group with the same meaning. A word
 * stands for itself and for all others of its groups.
 */
const sameMeaning: readonly (readonly string[])[] = [
  ['refund', 'refunds', 'refunded', 'reimburse', 'money back', 'pay back'],
  ['return', 'returns', 'send back', 'go back', 'exchange'],
  ['shipping', 'delivery', 'postage', 'shipment', 'arrive', 'parcel', 'package'],
  ['track', 'tracking', 'number to follow'],
  ['coupon', 'coupons', 'discount', 'voucher', 'promo', 'promotion', 'code'],
  ['cancel', 'cancellation', 'undo'],
  ['sell', 'selling', 'consign', 'consignment', 'clean out', 'cleanout'],
  ['kit', 'bag', 'label'],
  ['payout', 'payment', 'paid', 'pay', 'cash out', 'earnings'],
  ['fake', 'counterfeit', 'authentic', 'real', 'genuine'],
  ['size', 'sizes', 'fit', 'fits', 'measure', 'measurements'],
  ['password', 'log in', 'login', 'sign in'],
  ['donate', 'donation', 'charity'],
  ['gift card', 'gift certificate', 'giftcard'],
  ['duty', 'duties', 'customs', 'tax', 'taxes'],
  ['abroad', 'international', 'canada', 'overseas'],
]

const meaningsOf = (word: string): readonly string[] => [
  word,
  ...sameMeaning.filter((group) => group.includes(word)).flat(),
]

/** Returns whether a folded text has a word, or another that means the same. */
const says = (text: string, word: string): boolean => meaningsOf(word).some((one) => text.includes(one))

/**
 * Returns the articles that contain every typed word, or another word of the same meaning, in question,
 * answer or topic; those whose question says a typed word stand first. Returns all articles when nothing is
 * typed.
 */
export function foundArticles(articles: readonly Article[], typed: string): readonly Article[] {
  const words = foldedText(typed).split(' ').filter(Boolean)
  if (words.length === 0) return articles
  const found = articles.filter(({ question, answerMarkdown, topic }) => {
    const text = foldedText(`${question} ${answerMarkdown} ${helpTopics[topic as HelpTopic]?.label ?? ''}`)
    return words.every((word) => says(text, word))
  })
  const asked = ({ question }: Article) => words.some((word) => says(foldedText(question), word))
  return [...found.filter(asked), ...found.filter((article) => !asked(article))]
}
