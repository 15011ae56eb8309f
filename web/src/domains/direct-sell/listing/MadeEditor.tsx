import type { Pattern } from '@hemline/rules/catalogue/kinds/kind.ts'
import { cutLabel, patternLabel } from '@hemline/rules/catalogue/piece-labels.ts'
import { Stack, Text } from '../../../ui/layout.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import type { EditorProps } from './draft.ts'

type ChoiceProps = {
  label: string
  value: string | null
  values: readonly string[]
  wordOf?: (value: string) => string
  onChoose: (value: string | null) => void
}

function Choice({ label, value, values, wordOf = (one) => one, onChoose }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value === '' ? null : event.target.value)}
    >
      <option value="">Not said</option>
      {values.map((one) => (
        <option key={one} value={one}>
          {wordOf(one)}
        </option>
      ))}
    </SelectField>
  )
}

/**
 * Renders the fields for cut, pattern and what else pieces of the chosen kind let their seller say, such as
 * the width of shoes; filters and the title are made of them. Before a kind is chosen, a sentence that asks
 * for it.
 */
export function MadeEditor({ form, category, change }: EditorProps) {
  if (!category) return <Text tone="soft">Say what it is first: cut and details depend on it.</Text>
  const { cuts, patterns, details } = category
  const say = (name: string, value: string | null) => {
    const others = form.details.filter((one) => one.name !== name)
    change({ details: value === null ? others : [...others, { name, value }] })
  }
  return (
    <Stack gap={3}>
      {cuts.length > 1 && (
        <Choice
          label="Cut"
          value={form.cut}
          values={cuts}
          wordOf={cutLabel}
          onChoose={(cut) => change({ cut })}
        />
      )}
      {patterns.length > 1 && (
        <Choice
          label="Pattern"
          value={form.pattern}
          values={patterns}
          wordOf={(one) => patternLabel(one as Pattern)}
          onChoose={(pattern) => change({ pattern })}
        />
      )}
      {details.map(({ name, label, values }) => (
        <Choice
          key={name}
          label={label}
          value={form.details.find((one) => one.name === name)?.value ?? null}
          values={values}
          onChoose={(value) => say(name, value)}
        />
      ))}
    </Stack>
  )
}
