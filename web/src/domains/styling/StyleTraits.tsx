import { lookLabel, namedTraits } from '@hemline/rules/styling/named-traits.ts'
import {
  GetStyleProfileDocument,
  SetStyleTraitDocument,
  type StyleProfileFieldsFragment,
  type StyleVerdict,
} from '@hemline/schema/generated/graphql.ts'
import { useId, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf } from '../../platform/format.ts'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { SelectField } from '../../ui/SelectField.tsx'

type Trait = StyleProfileFieldsFragment['traits'][number]

/** What the traits are read from, and how to change them. */
function fromWords({ pieces, traits }: StyleProfileFieldsFragment): string {
  const learned = traits.filter(({ verdict }) => verdict === null).length
  if (learned > 0)
    return `Read from ${countOf(pieces, 'piece')} that you hearted or kept. Outfits lean this way where your wish leaves it open.`
  return pieces === 0
    ? 'Heart pieces that you like, and I learn from them. Or say it here.'
    : `Your ${countOf(pieces, 'piece')} say nothing clear yet. Heart more, or say it here.`
}

/**
 * Renders what the stylist knows of the shopper's style: traits to take away, a choice to add one, and those
 * that were taken away, to bring back; nothing until it is loaded.
 */
export function StyleTraits() {
  const id = useId()
  const [{ data }] = useQuery({ query: GetStyleProfileDocument, requestPolicy: 'cache-and-network' })
  const [{ fetching }, run] = useMutation(SetStyleTraitDocument)
  const [problem, setProblem] = useState<string | null>(null)
  if (!data) return null
  const { traits, notMe } = data.styleProfile
  const set = async ({ key, value }: Pick<Trait, 'key' | 'value'>, verdict: StyleVerdict | null) => {
    setProblem(null)
    const { error } = await run({ key, value, verdict })
    if (error) setProblem(friendlyError(error, 'generic'))
  }
  const isNamed = (key: string, value: string) =>
    [...traits, ...notMe].some((one) => one.key === key && one.value.toLowerCase() === value)
  const add = (choice: string) => {
    const [key = '', value = ''] = choice.split('=')
    if (value) void set({ key, value }, 'liked')
  }
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Text as="h2" size={18} id={id}>
        Your style, as I read it
      </Text>
      <Text size={14} tone="soft">
        {fromWords(data.styleProfile)}
      </Text>
      {traits.length > 0 && (
        <ChipRow>
          {traits.map((trait) => (
            <Chip
              key={`${trait.key}=${trait.value}`}
              removable
              disabled={fetching}
              aria-label={`Not my style: ${trait.label}`}
              title={trait.pieces > 0 ? `${countOf(trait.pieces, 'piece')} of yours` : 'You said so'}
              onClick={() => void set(trait, trait.verdict === 'liked' ? null : 'not_me')}
            >
              {trait.label}
            </Chip>
          ))}
        </ChipRow>
      )}
      {notMe.length > 0 && (
        <Text size={14} tone="soft">
          Not yours:{' '}
          {notMe.map((trait, at) => (
            <span key={`${trait.key}=${trait.value}`}>
              {at > 0 && ', '}
              <LinkButton
                inline
                disabled={fetching}
                aria-label={`Bring back: ${trait.label}`}
                onClick={() => void set(trait, null)}
              >
                {trait.label}
              </LinkButton>
            </span>
          ))}
          . Press one to bring it back.
        </Text>
      )}
      <SelectField
        label="Add something that you like"
        value=""
        disabled={fetching}
        error={problem ?? undefined}
        onChange={(event) => add(event.target.value)}
      >
        <option value="">Choose a style, color, cloth or pattern</option>
        {namedTraits.map(({ key, title, values }) => (
          <optgroup key={key} label={title}>
            {values
              .filter((value) => !isNamed(key, value))
              .map((value) => (
                <option key={value} value={`${key}=${value}`}>
                  {lookLabel(key, value)}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
    </Stack>
  )
}
