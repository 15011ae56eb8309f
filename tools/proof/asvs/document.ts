// docs/asvs.md out of the rows; tests compare it with what is there.
import { chapters, requirementsOf } from './requirements.ts'
import type { Row } from './row.ts'
import { rows } from './rows.ts'

const words: Readonly<Record<Row['status'], string>> = { met: 'met', 'not applicable': 'n/a', gap: '**gap**' }

const shownBy = ({ shown, reason }: Row): string =>
  shown ? `\`${shown.path}\`: ${shown.text.replaceAll('|', '\\|')}` : (reason ?? '')

const count = (all: readonly Row[], status: Row['status']): number =>
  all.filter((row) => row.status === status).length

/**
 * Returns docs/asvs.md as Markdown: each requirement of the security standard with its state and what shows
 * it.
 */
export function asvsDocument(): string {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const parts = chapters.map((chapter) => {
    const lines = requirementsOf(chapter).flatMap(({ id, level }) => {
      const row = byId.get(id)
      return row ? [`| V${id} | ${level} | ${row.words} | ${words[row.status]} | ${shownBy(row)} |`] : []
    })
    return [
      `## ${chapter.title}`,
      '',
      '| id | level | what | state | shown by, or why |',
      '|---|---|---|---|---|',
      ...lines,
    ].join('\n')
  })
  const gaps = rows.filter(({ status }) => status === 'gap')
  return `${[
    '# ASVS 5.0, requirement by requirement',
    '',
    'Made by `node tools/proof/asvs/write.ts` from the files beside it. The standard is OWASP ASVS 5.0.0 (CC BY-SA 4.0); ids and levels are its own, the words are ours.',
    'All of levels 1 and 2, and of level 3 the chapters that money goes through (V2, V6, V7, V11). A test checks that each file named is there and says what is quoted;',
    'quotes of `.test.ts` files are titles of tests, which run with `make test`. Decisions are in [security.md](security.md).',
    '',
    `${rows.length} requirements: ${count(rows, 'met')} met, ${count(rows, 'not applicable')} not applicable, ${gaps.length} gaps (${gaps.map(({ id }) => `V${id}`).join(', ')}).`,
    '',
    parts.join('\n\n'),
  ].join('\n')}\n`
}
