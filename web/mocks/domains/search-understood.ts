// What the mocks' searches make of a text: a few words of each kind, so that every chip and note of the screens can be seen.
import type { FilterInput } from '@hemline/rules/filters.ts'
import { type SaidPart, textWithoutSpans } from '@hemline/rules/listing-text.ts'

type Rule = { shape: RegExp; read: (found: RegExpExecArray) => FilterInput & { label: string; negated?: true } }
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const categories: Readonly<Record<string, string>> = { dress: 'dresses', dresses: 'dresses', jeans: 'jeans', boots: 'boots', blouse: 'blouses' }

const rules: readonly Rule[] = [
  {
    shape: /\b(?:not|no) (linen|silk|leather|cotton)\b/gi,
    read: ([, word = '']) => ({ key: 'materials', values: [word.toLowerCase()], label: capital(word.toLowerCase()), negated: true }),
  },
  { shape: /\bunder \$?(\d{1,4})\b/gi, read: ([, amount = '']) => ({ key: 'price', values: [`-${amount}`], label: `Under $${amount}` }) },
  {
    shape: /\b(red|green|blue|black|white|navy|pink)\b/gi,
    read: ([word]) => ({ key: 'color_names', values: [word.toLowerCase()], label: capital(word.toLowerCase()) }),
  },
  {
    shape: /\b(linen|silk|cotton)\b/gi,
    read: ([word]) => ({ key: 'materials', values: [word.toLowerCase()], label: capital(word.toLowerCase()) }),
  },
  {
    shape: /\b(dress|dresses|jeans|boots|blouse)\b/gi,
    read: ([word]) => {
      const slug = categories[word.toLowerCase()] ?? 'dresses'
      return { key: 'category_tags', values: [slug], label: capital(slug) }
    },
  },
]

export type MockReading = { parts: SaidPart[]; words: string }

/** The parts in the order of the text, and the words that are left. */
export function readMockText(text: string): MockReading {
  const parts: SaidPart[] = []
  for (const { shape, read } of rules) {
    for (const found of text.matchAll(shape)) {
      const span = { from: found.index, to: found.index + found[0].length }
      if (parts.some(({ from, to }) => span.from < to && from < span.to)) continue
      parts.push({ negated: false, ...read(found), ...span, textWithout: textWithoutSpans(text, [span]) })
    }
  }
  parts.sort((a, b) => a.from - b.from)
  return { parts, words: textWithoutSpans(text, parts) }
}

const misspelled: Readonly<Record<string, string>> = { dres: 'dress', rad: 'red', jaens: 'jeans', bluose: 'blouse' }

/** The text with its spelling mended; undefined when it is right. */
export function mendedText(text: string): string | undefined {
  const mended = text.replace(/\p{L}+/gu, (word) => misspelled[word.toLowerCase()] ?? word)
  return mended === text ? undefined : mended
}
