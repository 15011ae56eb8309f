import { countryInSentence, countryName, currencyNote } from '@hemline/rules/countries/countries.ts'
import { Globe } from 'lucide-react'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row } from '../../ui/layout.tsx'
import { openModal } from '../../ui/modal.store.ts'
import { useSuggestedCountry } from './country-choice.ts'
import { useCountry } from './use-country.ts'

/** Opens the choice of the country; `start`: the country that is chosen at first. */
function openCountry(start?: string): void {
  void openModal({
    id: 'country',
    label: 'Where you shop from',
    content: async () => (await import('./CountryDialog.tsx')).CountryDialog,
    props: { start },
  })
}

/**
 * Renders the footer's line with the viewer's country, the currency of the prices, and the country that the
 * browser's languages suggest.
 */
export function CountryLine() {
  const country = useCountry()
  const suggested = useSuggestedCountry()
  return (
    <Row as="section" aria-label="Country" gap={4} rows={1} tone="soft" above={4}>
      <Globe size={20} strokeWidth={1.5} aria-hidden />
      <LinkButton onClick={() => openCountry()}>
        {countryName(country)}
        <span className="sr">, change the country</span>
      </LinkButton>
      <p>{currencyNote(country)}</p>
      {suggested && (
        <LinkButton onClick={() => openCountry(suggested)}>
          Are you in {countryInSentence(suggested)}? Shop from there
        </LinkButton>
      )}
    </Row>
  )
}
