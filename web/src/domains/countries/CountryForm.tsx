import {
  abroadOf,
  countryInSentence,
  currencyNote,
  dutyPromise,
  returnLabelFrom,
} from '@hemline/rules/countries/countries.ts'
import { countries, type Passage } from '@hemline/rules/countries/table.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { SetCountryDocument } from '@hemline/schema/generated/graphql.ts'
import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { showFailure, showRefusal } from '../identity/form.ts'
import { noteChoice, useOwnManners } from './country-choice.ts'
import { useCountry } from './use-country.ts'

const wayWords = ({ carrier, price, days: [least, most] }: Passage) =>
  `${money(price)} with ${carrierNames[carrier]}, ${least} to ${most} working days on the way`

/** Tells what holds for orders to a country: currency, delivery, duty, returns. */
function CountryFacts({ code }: { code: string }) {
  const abroad = abroadOf(code)
  const where = countryInSentence(code)
  if (!abroad) return <Text tone="soft">{currencyNote(code)} Duty is never due.</Text>
  return (
    <Stack gap={2} tone="soft" className="num">
      <p>{currencyNote(code)}</p>
      <p>
        Delivery to {where}: {wayWords(abroad.post)}
        {abroad.express ? `, or ${wayWords(abroad.express)}` : ''}.
      </p>
      <p>{dutyPromise(code)}</p>
      <p>
        Our label for the way back costs {money(returnLabelFrom(code))}, and nothing when we made the mistake.
        Clean-out bags travel within the United States only.
      </p>
    </Stack>
  )
}

type Props = {
  /** The country that the form begins with; by default the viewer's. */
  start?: string | undefined
  onDone?: () => void
}

/**
 * Renders the form that chooses and saves the viewer's country, and says before what the choice means;
 * `onDone` is called after saving. A refusal stands at the field or above the form.
 */
export function CountryForm({ start, onDone }: Props) {
  const country = useCountry()
  const own = useOwnManners()
  const [, set] = useMutation(SetCountryDocument)
  const form = useForm({ values: { country: start ?? country } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (input) => {
    const { data, error } = await set({ input })
    const answer = data?.setCountry
    if (!answer) showFailure(form, error)
    else if (answer.__typename === 'SetCountryPayload') {
      noteChoice(input.country, own)
      showToast({ text: `You shop from ${countryInSentence(input.country)} now.` })
      onDone?.()
    } else showRefusal(form, answer)
  })
  return (
    <Stack as="form" noValidate onSubmit={submit} aria-label="Your country" upTo="text">
      {errors.root?.message && (
        <Note mood="bad" role="alert">
          {errors.root.message}
        </Note>
      )}
      <SelectField
        label="Country"
        autoComplete="country"
        error={errors.country?.message}
        {...form.register('country')}
      >
        {Object.entries(countries).map(([code, { name }]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <div aria-live="polite">
        <CountryFacts code={form.watch('country')} />
      </div>
      <Row>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Saving' : 'Save country'}
        </Button>
      </Row>
    </Stack>
  )
}
