import { unpaidBrandOf, unpaidBrandsLike } from '@hemline/rules/earnings/ineligible-brands.ts'
import { tierWords } from '@hemline/rules/estimates/input.ts'
import { brandTiers, conditionLabels, conditions } from '@hemline/rules/vocabulary/items.ts'
import { cleanoutServices } from '@hemline/rules/vocabulary/seller.ts'
import { GetBrandDocument, GetShopIndexDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useQuery } from 'urql'
import { Check } from '../../../ui/Check.tsx'
import { ChoiceCard, ChoiceCards } from '../../../ui/ChoiceCards.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { BrandField } from './BrandField.tsx'
import type { Question } from './estimate-address.ts'
import { serviceWays } from './ways.ts'

type Props = {
  question: Question
  ask: (change: Partial<Question>) => void
  error?: { field: string; message: string } | undefined
}

function CategoryOptions() {
  const [{ data }] = useQuery({ query: GetShopIndexDocument })
  const all = data?.categories ?? []
  return all
    .filter((one) => one.parentId === null)
    .map((root) => (
      <optgroup key={root.id} label={root.name}>
        {all
          .filter((one) => one.parentId === root.id)
          .map((one) => (
            <option key={one.id} value={one.slug}>
              {one.name}
            </option>
          ))}
        <option value={root.slug}>Other {root.name.toLowerCase()}</option>
      </optgroup>
    ))
}

function BrandChoice({ question, ask, error }: Props) {
  const [unlisted, setUnlisted] = useState(question.brand === '' && question.tier !== '')
  const [picked, setPicked] = useState<{ slug: string; name: string }>()
  const [{ data }] = useQuery({
    query: GetBrandDocument,
    variables: { slug: question.brand },
    pause: question.brand === '',
  })
  const name =
    question.brand === ''
      ? ''
      : (data?.brand?.name ??
        unpaidBrandOf(question.brand) ??
        (picked?.slug === question.brand ? picked.name : ''))
  const mine = (field: string) => (error?.field === field ? error.message : undefined)
  return (
    <div>
      {unlisted ? (
        <SelectField
          label="What is the brand like?"
          value={question.tier}
          error={mine('tier')}
          onChange={(event) => ask({ tier: event.target.value, brand: '' })}
        >
          <option value="" disabled>
            Choose
          </option>
          {brandTiers.map((tier) => (
            <option key={tier} value={tier}>
              {tierWords[tier]}
            </option>
          ))}
        </SelectField>
      ) : (
        <BrandField
          name={name}
          error={mine('brand')}
          alsoLike={unpaidBrandsLike}
          onClear={() => ask({ brand: '' })}
          onPick={(brand) => {
            setPicked(brand)
            ask({ brand: brand.slug, tier: '' })
          }}
        />
      )}
      <Check
        checked={unlisted}
        onChange={(event) => {
          setUnlisted(event.target.checked)
          ask({ brand: '', tier: '' })
        }}
      >
        My brand isn’t listed
      </Check>
    </div>
  )
}

/**
 * Renders the four questions of an estimate; each answer changes the URL at once. A refusal stands at the
 * field that `error` names.
 */
export function EstimateForm({ question, ask, error }: Props) {
  const mine = (field: string) => (error?.field === field ? error.message : undefined)
  return (
    <Stack as="form" gap={5} top aria-label="Your piece" onSubmit={(event) => event.preventDefault()}>
      <BrandChoice question={question} ask={ask} error={error} />
      <SelectField
        label="What is it?"
        value={question.category}
        error={mine('category')}
        onChange={(event) => ask({ category: event.target.value })}
      >
        <option value="" disabled>
          Choose a kind
        </option>
        <CategoryOptions />
      </SelectField>
      <SelectField
        label="Condition"
        value={question.condition}
        error={mine('condition')}
        onChange={(event) => ask({ condition: event.target.value })}
      >
        <option value="" disabled>
          Choose
        </option>
        {conditions.map((one) => (
          <option key={one} value={one}>
            {conditionLabels[one]}
          </option>
        ))}
      </SelectField>
      <ChoiceCards legend="Service" legendLook="label" look="tiles" columns={3} error={mine('service')}>
        {cleanoutServices.map((service) => (
          <ChoiceCard key={service} checked={question.service === service} onChange={() => ask({ service })}>
            {serviceWays[service].title}
          </ChoiceCard>
        ))}
      </ChoiceCards>
    </Stack>
  )
}
