import { patterns } from '@hemline/rules/catalogue/kinds/kind.ts'
import {
  cutLabel,
  cutUnknown,
  detailUnknown,
  occasionUnknown,
  patternLabel,
  patternUnknown,
  styleUnknown,
} from '@hemline/rules/catalogue/piece-labels.ts'
import { sentence } from '@hemline/rules/common/sentence.ts'
import { materialNames } from '@hemline/rules/intake/pieces.ts'
import { type Draft, likeliestFirst, matches, type Step, toggled } from './draft.ts'
import { type Part, Typed } from './Typed.tsx'
import type { Likely, Option } from './use-lookups.ts'
import { tagsFor } from './use-station.ts'

const optionOf = (key: string): Option => ({ key, label: key })
/** What stands in a field that nobody has filled or left: the likeliest value. */
const waiting = ({ skipped }: Draft, step: Step, likely: string | undefined) =>
  skipped.includes(step) ? undefined : likely

/** The details whose values are still to be said come first: each is asked for by itself. */
function detailOptions({ category, details }: Draft, likely: Likely | null): Option[] {
  const known = category?.details ?? []
  const open = known.filter(({ name }) => details[name] === undefined)
  const said = known.filter(({ name }) => details[name] !== undefined)
  return [...open, ...said].flatMap(({ name, label, values }) => {
    const usual = likely?.details.find((one) => one.name === name)?.value ?? ''
    return likeliestFirst(values, [usual], (one) => one).map((value) => ({
      key: `${name} ${value}`,
      label: value,
      // The field's label says it where there is one detail.
      ...(known.length > 1 ? { detail: label } : {}),
    }))
  })
}

/** What else can be said of the kind, a value at a time: "Wide", a shoe's width. */
function Details({ station, field }: Part) {
  const { draft, typed, likely } = station
  const known = draft.category?.details ?? []
  if (known.length === 0) return null
  const all = detailOptions(draft, likely)
  const isOpen = known.some(({ name }) => draft.details[name] === undefined)
  return (
    <Typed
      station={station}
      field={field}
      step="details"
      label={known.map(({ label }) => label).join(', ')}
      options={matches(all, typed, (one) => one.label)}
      stands={Object.values(draft.details).join(', ')}
      proposed={isOpen && likely ? waiting(draft, 'details', all[0]?.label) : undefined}
      onTake={(taken) => {
        const one = known.find(({ name }) => taken?.key.startsWith(`${name} `))
        if (one && taken) station.advance({ details: { ...draft.details, [one.name]: taken.label } })
        else station.say(detailUnknown, 'bad')
      }}
    />
  )
}

/**
 * The cloths of the kind as labels list them, the likeliest first, while no material was said; then the
 * materials that were not taken yet, those of the kind first.
 */
function materialOptions({ category, materials }: Draft, likely: Likely | null): Option[] {
  const all = new Set<string>([...(category?.materials ?? []), ...materialNames])
  const cloths = materials.length === 0 ? (likely?.cloths ?? []).map((cloth) => cloth.join(', ')) : []
  const single = [...all].filter((name) => !materials.includes(name))
  return [...new Set([...cloths, ...single])].map(optionOf)
}

function Materials({ station, field }: Part) {
  const { draft, typed, likely } = station
  const [usual] = draft.materials.length === 0 ? (likely?.cloths ?? []) : []
  const take = (said: readonly string[]) =>
    station.advance({ materials: [...new Set([...draft.materials, ...said])] })
  return (
    <Typed
      station={station}
      field={field}
      step="material"
      label="Materials"
      options={matches(materialOptions(draft, likely), typed, (one) => one.label)}
      stands={draft.materials.join(', ')}
      proposed={waiting(draft, 'material', usual?.join(', '))}
      onTake={(one) => take(one ? one.key.split(', ') : [])}
    />
  )
}

/** The styles and occasions that follow from the rest, which letters change. */
function FiledUnder({ station, field }: Part) {
  const { draft, typed, likely } = station
  const tags = tagsFor(draft, likely)
  const part = { station, field }
  const tagField = (step: 'style' | 'occasion', of: 'styles' | 'occasions', unknown: string) => (
    <Typed
      {...part}
      step={step}
      label={sentence(step)}
      options={matches((draft.category?.[of] ?? []).map(optionOf), typed, (one) => one.label)}
      stands={(draft[of] ?? tags[of]).join(', ')}
      {...(draft[of] === null && tags[of].length > 0 ? { hint: 'By its cut, pattern and cloth' } : {})}
      onTake={(one) =>
        one ? station.advance({ [of]: toggled(draft[of] ?? [], one.key) }) : station.say(unknown, 'bad')
      }
    />
  )
  return (
    <>
      {tagField('style', 'styles', styleUnknown)}
      {tagField('occasion', 'occasions', occasionUnknown)}
    </>
  )
}

/**
 * Renders the grader's fields for cut, pattern, materials, details, style and occasion, from which the
 * piece's title, filters and outline are made. Each begins with what is likeliest for the kind and brand.
 */
export function Made({ station, field }: Part) {
  const { draft, typed, likely } = station
  const { category, cut, pattern } = draft
  const cuts = likeliestFirst(category?.cuts ?? [], [likely?.cut ?? ''], (one) => one)
  const known = likeliestFirst(category?.patterns ?? [], [likely?.pattern ?? ''], (one) => one)
  const named = (one: string | null | undefined, label: (name: string) => string) =>
    one ? label(one) : undefined
  const part = { station, field }
  return (
    <>
      <Typed
        {...part}
        step="cut"
        label="Cut"
        options={matches(
          cuts.map((key) => ({ key, label: cutLabel(key) })),
          typed,
          (one) => one.label,
        )}
        stands={cut ? cutLabel(cut) : ''}
        proposed={cut ? undefined : waiting(draft, 'cut', named(likely?.cut, cutLabel))}
        onTake={(one) => (one ? station.advance({ cut: one.key }) : station.say(cutUnknown, 'bad'))}
      />
      <Typed
        {...part}
        step="pattern"
        label="Pattern"
        options={matches(
          known.map((key) => ({ key, label: patternNamed(key) })),
          typed,
          (one) => one.label,
        )}
        stands={pattern ? patternNamed(pattern) : ''}
        proposed={pattern ? undefined : waiting(draft, 'pattern', named(likely?.pattern, patternNamed))}
        onTake={(one) => (one ? station.advance({ pattern: one.key }) : station.say(patternUnknown, 'bad'))}
      />
      <Materials {...part} />
      <Details {...part} />
      <FiledUnder {...part} />
    </>
  )
}

const patternNamed = (name: string) => patternLabel(patterns.find((one) => one === name) ?? 'solid')
