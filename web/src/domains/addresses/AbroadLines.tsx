import { postalLines } from '@hemline/rules/addresses/postal.ts'

type Address = Parameters<typeof postalLines>[0]

/** Shows the lines of an address abroad as its country writes them. */
export function AbroadLines({ address }: { address: Address }) {
  return postalLines(address).join('\n')
}
