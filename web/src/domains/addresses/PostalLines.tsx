import { americanLines } from '@hemline/rules/addresses/american-lines.ts'
import { homeCountry } from '@hemline/rules/vocabulary/constants.ts'
import { type ComponentProps, lazy, Suspense } from 'react'
import styles from './Addresses.module.css'

/** The order of lines and the regions of other countries: fetched for addresses there. */
const AbroadLines = lazy(async () => ({ default: (await import('./AbroadLines.tsx')).AbroadLines }))

type Address = ComponentProps<typeof AbroadLines>['address']

/** Shows the lines of an address below its name, in the order of its country. */
export const PostalLines = ({ address }: { address: Address }) => (
  <span className={styles.lines}>
    {address.country === homeCountry ? (
      americanLines(address).join('\n')
    ) : (
      <Suspense fallback={address.line1}>
        <AbroadLines address={address} />
      </Suspense>
    )}
  </span>
)
