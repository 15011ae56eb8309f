// How questions are found in the help center.
import { type HelpTopic, helpTopics } from '@hemline/rules/vocabulary/help.ts'
import type { GetHelpArticlesQuery } from '@hemline/schema/generated/graphql.ts'

export type Article = GetHelpArticlesQuery['helpArticles'][number]

/**
 * Words as they are compared: without accents, case and punctuation. "Can’t RETURN—it?" is "cant return it".
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
 * Questions in which every typed word is found, in question, answer or topic; all of
 * them when nothing is typed.
 */
export function foundArticles(articles: readonly Article[], typed: string): readonly Article[] {
  const words = foldedText(typed).split(' ').filter(Boolean)
  if (words.length === 0) return articles
  return articles.filter(({ question, answerMarkdown, topic }) => {
    const text = foldedText(`${question} ${answerMarkdown} ${helpTopics[topic as HelpTopic]?.label ?? ''}`)
    return words.every((word) => text.includes(word))
  })
}
