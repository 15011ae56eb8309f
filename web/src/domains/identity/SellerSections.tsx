// The parts of the settings for sellers, loaded after the rest: most members sell nothing.
import { PayoutAccounts } from '../earnings/PayoutAccounts.tsx'
import { TaxSection } from '../tax-forms/TaxSection.tsx'

/** Renders the sellers' sections of the settings: payout accounts and the tax form. */
export function SellerSections() {
  return (
    <>
      <section aria-labelledby="payout-accounts">
        <h2 id="payout-accounts">Payout accounts</h2>
        <PayoutAccounts />
      </section>
      <section aria-labelledby="tax-form">
        <h2 id="tax-form">Tax form</h2>
        <TaxSection />
      </section>
    </>
  )
}
