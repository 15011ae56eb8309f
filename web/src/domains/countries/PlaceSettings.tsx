import { CountryForm } from './CountryForm.tsx'
import { MannersForm } from './MannersForm.tsx'

/** Renders the sections of the settings for the country, and for sizes, dates and lengths. */
export function PlaceSettings() {
  return (
    <>
      <section aria-labelledby="your-country">
        <h2 id="your-country">Where you shop from</h2>
        <CountryForm />
      </section>
      <section aria-labelledby="your-manners">
        <h2 id="your-manners">Sizes, dates and lengths</h2>
        <MannersForm />
      </section>
    </>
  )
}
