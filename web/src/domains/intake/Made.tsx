import { patterns } from '@hemline/rules/catalogue/kinds/kind.ts'
import { cutLabel, cutUnknown, patternLabel, patternUnknown } from '@hemline/rules/catalogue/piece-labels.ts'
import { matches } from './draft.ts'
import { type Part, Typed } from './Typed.tsx'

/**
 * Renders the grader's fields for cut and pattern, from which the piece's title, filters and outline are
 * made.
 */
export function Made({ station, field }: Part) {
  const { draft, typed } = station
  const { category, cut, pattern } = draft
  const cuts = (category?.cuts ?? []).map((key) => ({ key, label: cutLabel(key) }))
  const known = (category?.patterns ?? []).map((key) => ({ key, label: patternNamed(key) }))
  const part = { station, field }
  return (
    <>
      <Typed
        {...part}
        step="cut"
        label="Cut"
        options={matches(cuts, typed, (one) => one.label)}
        stands={cut ? cutLabel(cut) : ''}
        onTake={(one) => (one ? station.advance({ cut: one.key }) : station.say(cutUnknown, 'bad'))}
      />
      <Typed
        {...part}
        step="pattern"
        label="Pattern"
        options={matches(known, typed, (one) => one.label)}
        stands={pattern ? patternNamed(pattern) : ''}
        onTake={(one) => (one ? station.advance({ pattern: one.key }) : station.say(patternUnknown, 'bad'))}
      />
    </>
  )
}

const patternNamed = (name: string) => patternLabel(patterns.find((one) => one === name) ?? 'solid')
