import {
  type DateManner,
  isDateManner,
  isSizeSystem,
  mannerSettings,
  type SizeSystem,
} from '@hemline/rules/manners/manners.ts'
import { useForm } from 'react-hook-form'
import { keep, useKept } from '../../platform/kept.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { chooseUnit, type Unit, useUnit } from '../size-guides/units.ts'
import { useSizeSystem } from '../size-guides/use-size-words.ts'

const systems: Readonly<Record<SizeSystem, string>> = {
  US: 'US 8',
  UK: 'US 8 · UK 12',
  EU: 'US 8 · EU 40',
  AU: 'US 8 · AU 12',
  JP: 'US 8 · JP 13',
}
const dates: Readonly<Record<DateManner, string>> = {
  month_first: 'Nov 28, 2026, 2:20 PM',
  day_first: '28 Nov 2026, 14:20',
  year_first: '2026-11-28, 14:20',
}
const units: Readonly<Record<Unit, string>> = { in: 'Inches', cm: 'Centimeters' }
const options = (all: Readonly<Record<string, string>>) =>
  Object.entries(all).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

/** Renders the choice of how sizes, dates and lengths are shown; filters and searches stay the same. */
export function MannersForm() {
  const sizes = useSizeSystem()
  const day = useKept<DateManner>(mannerSettings.dates, 'month_first', isDateManner)
  const unit = useUnit()
  const form = useForm({ values: { sizes, dates: day, unit } })
  const submit = form.handleSubmit((chosen) => {
    keep(mannerSettings.own, true)
    keep(mannerSettings.sizes, isSizeSystem(chosen.sizes) ? chosen.sizes : 'US')
    keep(mannerSettings.dates, chosen.dates)
    chooseUnit(chosen.unit)
    showToast({ text: 'Sizes, dates and lengths are shown your way now.' })
  })
  return (
    <Stack as="form" noValidate onSubmit={submit} aria-label="Sizes, dates and lengths" upTo="text">
      <SelectField label="Sizes" {...form.register('sizes')}>
        {options(systems)}
      </SelectField>
      <SelectField label="Dates and times" {...form.register('dates')}>
        {options(dates)}
      </SelectField>
      <SelectField label="Lengths" {...form.register('unit')}>
        {options(units)}
      </SelectField>
      <Row>
        <Button type="submit">Save</Button>
      </Row>
    </Stack>
  )
}
