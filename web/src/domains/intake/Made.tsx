import { patterns } from '@hemline/rules/catalogue/kinds/kind.ts'
import {
  cutLabel,
  cutUnknown,
  detailUnknown,
  patternLabel,
  patternUnknown,
} from '@hemline/rules/catalogue/piece-labels.ts'
import { matches } from './draft.ts'
import { type Part, Typed } from './Typed.tsx'

/** What else can be said of the kind, a value at a time: "Wide", a shoe's width. */
function Details({ station, field }: Part) {
  const { draft, typed } = station
  const known = draft.category?.details ?? []
  if (known.length === 0) return null
  const all = known.flatMap(({ name, label, values }) =>
    values.map((value) => ({
      key: `${name} ${value}`,
      label: value,
      name,
      // The field's label says it where there is one detail.
      ...(known.length > 1 ? { detail: label } : {}),
    })),
  )
  return (
    <Typed
      station={station}
      field={field}
      step="details"
      label={known.map(({ label }) => label).join(', ')}
      options={matches(all, typed, (one) => one.label)}
      stands={Object.values(draft.details).join(', ')}
      onTake={(taken) => {
        const one = all.find(({ key }) => key === taken?.key)
        if (one) station.advance({ details: { ...draft.details, [one.name]: one.label } })
        else station.say(detailUnknown, 'bad')
      }}
    />
  )
}

/**
 * Renders the grader's fields for cut, pattern and details, from which the piece's title, filters and outline
 * are made.
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
      <Details {...part} />
    </>
  )
}

const patternNamed = (name: string) => patternLabel(patterns.find((one) => one === name) ?? 'solid')
