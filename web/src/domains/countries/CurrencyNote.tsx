import { currencyNote } from '@hemline/rules/countries/countries.ts'

/** Renders a sentence: in which currency prices are, and that a bank in `country` converts them. */
export const CurrencyNote = ({ country }: { country: string }) => <>{currencyNote(country)}</>
