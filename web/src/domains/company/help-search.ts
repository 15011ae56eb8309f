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
 * Returns the articles that contain every typed word in question, answer or topic; all articles when
 * nothing is typed.
 */
export function foundArticles(articles: readonly Article[], typed: string): readonly Article[] {
  const words = foldedText(typed).split(' ').filter(Boolean)
  if (words.length === 0) return articles
  return articles.filter(({ question, answerMarkdown, topic }) => {
    const text = foldedText(`${question} ${answerMarkdown} ${helpTopics[topic as HelpTopic]?.label ?? ''}`)
    return words.every((word) => text.includes(word))
  })
}
