import {
  deliveryDateProblem,
  earliestDeliveryDay,
  giftCardMinute,
  latestDeliveryDay,
  recipientEmailProblem,
} from '@hemline/rules/gift-cards/gift-cards.ts'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { nowMs } from '../../platform/clock.ts'
import { clockTime } from '../../platform/clock-times.ts'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Field } from '../../ui/Field.tsx'
import { Grid, Stack } from '../../ui/layout.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { browserZone } from '../notifications/use-time-zone.ts'
import type { GiftCardValues } from './buy-values.ts'
import { farZones, nearZones, townOf } from './zones.ts'

type Props = { form: UseFormReturn<GiftCardValues> }

function ByEmail({ form }: Props) {
  const { errors } = form.formState
  const [far] = useState(() => farZones(browserZone()))
  const zone = form.watch('timeZone')
  const now = new Date(nowMs())
  const first = earliestDeliveryDay(now, zone)
  const changeZone = (next: string) => {
    // Where the receiver is, today may have come later or be over: a day that is over becomes today there.
    const day = form.getValues('deliveryDate')
    const there = earliestDeliveryDay(new Date(nowMs()), next)
    if (day < there || day === first) form.setValue('deliveryDate', there, { shouldValidate: true })
  }
  return (
    <Stack gap={4}>
      <Field
        label="Their email"
        type="email"
        inputMode="email"
        autoComplete="off"
        error={errors.recipientEmail?.message}
        {...form.register('recipientEmail', {
          validate: (text) => recipientEmailProblem(text, 'email'),
          shouldUnregister: true,
        })}
      />
      <Grid columns={2} from="phone" align="start">
        <Field
          label="Day"
          type="date"
          min={first}
          max={latestDeliveryDay(now, zone)}
          hint={`At ${clockTime(giftCardMinute)} in ${townOf(zone)}; later today, it leaves once it is paid`}
          error={errors.deliveryDate?.message}
          {...form.register('deliveryDate', {
            validate: (day, values) => deliveryDateProblem(day, new Date(nowMs()), values.timeZone),
          })}
        />
        <SelectField
          label="Where they are"
          error={errors.timeZone?.message}
          {...form.register('timeZone', { onChange: (event) => changeZone(String(event.target.value)) })}
        >
          <optgroup label="United States">
            {nearZones.map((one) => (
              <option key={one.zone} value={one.zone}>
                {one.name}
              </option>
            ))}
          </optgroup>
          <optgroup label="Elsewhere">
            {far.map((one) => (
              <option key={one.zone} value={one.zone}>
                {one.name}
              </option>
            ))}
          </optgroup>
        </SelectField>
      </Grid>
    </Stack>
  )
}

/**
 * Renders the choice how a gift card gets to its receiver: by email on a day in the receiver's time zone, or
 * to print.
 */
export function Delivery({ form }: Props) {
  const method = form.watch('deliveryMethod')
  return (
    <Stack>
      <ChoiceCards legend="How it gets there" columns={2}>
        <ChoiceCard
          value="email"
          title="By email"
          words="On the day you choose"
          {...form.register('deliveryMethod')}
        />
        <ChoiceCard
          value="print"
          title="To print"
          words="We email it to you at once, and you hand it over"
          {...form.register('deliveryMethod')}
        />
      </ChoiceCards>
      {method === 'email' && <ByEmail form={form} />}
    </Stack>
  )
}
