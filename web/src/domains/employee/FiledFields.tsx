// Style, occasion and the details of its kind: what listings filter by and no cut tells.
import { editLabels } from '@hemline/rules/catalogue/item-edits.ts'
import { sentence } from '@hemline/rules/common/sentence.ts'
import type { GetIntakeChoicesQuery } from '@hemline/schema/generated/graphql.ts'
import { Check } from '../../ui/Check.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { Draft } from './item-draft.ts'

type Category = GetIntakeChoicesQuery['intakeChoices']['categories'][number]
type Props = {
  draft: Draft
  set: (change: Partial<Draft>) => void
  errorAt: (field: string) => { error?: string }
  category: Category | undefined
}

/** Checks of one list; a value that the kind has no more stays to be seen, and can be taken off. */
function Tags({ draft, set, errorAt, category, of }: Props & { of: 'styles' | 'occasions' }) {
  const chosen = draft[of]
  const shown = [...new Set([...(category?.[of] ?? []), ...chosen])]
  if (shown.length === 0) return null
  const { error } = errorAt(of)
  return (
    <Stack as="fieldset" gap={0}>
      <Text as="legend" size={14} weight={600}>
        {editLabels[of]}
      </Text>
      <Row gap={4} rows={0}>
        {shown.map((tag) => (
          <Check
            key={tag}
            checked={chosen.includes(tag)}
            onChange={() =>
              set({ [of]: chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag] })
            }
          >
            {sentence(tag)}
          </Check>
        ))}
      </Row>
      {chosen.length === 0 && (
        <Text as="p" size={14} tone="soft">
          None chosen: those that its cut, pattern and cloth point to.
        </Text>
      )}
      {error && (
        <Text as="p" size={14} tone="danger" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  )
}

/**
 * Renders the fields for styles, occasions and the details of the piece's kind, such as the width of shoes;
 * only those that the kind has.
 */
export function FiledFields(props: Props) {
  const { draft, set, errorAt, category } = props
  const said = (name: string) => draft.details.find((one) => one.name === name)?.value ?? ''
  const say = (name: string, value: string) => {
    const others = draft.details.filter((one) => one.name !== name)
    set({ details: value === '' ? others : [...others, { name, value }] })
  }
  return (
    <>
      {(category?.details ?? []).map(({ name, label, values }) => (
        <SelectField
          key={name}
          label={label}
          value={said(name)}
          onChange={(event) => say(name, event.target.value)}
          {...errorAt('details')}
        >
          <option value="">Not said</option>
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </SelectField>
      ))}
      <Tags {...props} of="styles" />
      <Tags {...props} of="occasions" />
    </>
  )
}
