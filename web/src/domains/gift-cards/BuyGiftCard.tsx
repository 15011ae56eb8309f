import { localDate } from '@hemline/rules/common/local-time.ts'
import { parseMoney } from '@hemline/rules/common/validation.ts'
import { giftCardDesigns } from '@hemline/rules/gift-cards/designs.ts'
import {
  giftCardMaxCents,
  giftCardMinCents,
  giftMessageMax,
  giftMessageProblem,
  giftNameProblem,
  recipientNameMessage,
  senderNameMessage,
} from '@hemline/rules/gift-cards/gift-cards.ts'
import { nameMax } from '@hemline/rules/identity/person-names.ts'
import { AddGiftCardToCartDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { shortMoney } from '../../platform/format.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Field } from '../../ui/Field.tsx'
import { Beside, Grid, Row, Stack, Text } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { FormSummary } from '../identity/FormSummary.tsx'
import { showFailure, showRefusal } from '../identity/form.ts'
import { browserZone } from '../notifications/use-time-zone.ts'
import { type GiftCardValues, startValues, typedAmountProblem } from './buy-values.ts'
import { Delivery } from './Delivery.tsx'
import { GiftCardPreview } from './GiftCardPreview.tsx'
import styles from './GiftCards.module.css'

type Form = UseFormReturn<GiftCardValues>
const amounts = [25, 50, 75, 100, 200]

function Designs({ form }: { form: Form }) {
  return (
    <ChoiceCards legend="Choose a design" look="pictures" className={styles.designs}>
      {giftCardDesigns.map(({ id, slug, name }) => (
        <ChoiceCard key={id} value={String(id)} {...form.register('templateId')}>
          <img src={`/gift-cards/${slug}.svg`} alt="" width={640} height={400} />
          <span>{name}</span>
        </ChoiceCard>
      ))}
    </ChoiceCards>
  )
}

function Amount({ form }: { form: Form }) {
  const chosen = form.watch('amount')
  return (
    <Stack as="fieldset" above={0} below={0} pad={0} shrinks className={styles.group}>
      <Text as="legend" below={4} pad={0} voice="display" size={22}>
        How much
      </Text>
      <Row gap={2} align="stretch">
        {amounts.map((dollars) => (
          <Chip
            key={dollars}
            onClick={() =>
              form.setValue('amount', String(dollars), { shouldValidate: true, shouldDirty: true })
            }
            pressed={chosen === String(dollars)}
          >
            ${dollars}
          </Chip>
        ))}
      </Row>
      <Field
        label="Amount in dollars"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        hint={`From ${shortMoney(giftCardMinCents)} to ${shortMoney(giftCardMaxCents)}, in whole dollars`}
        error={form.formState.errors.amount?.message}
        {...form.register('amount', { validate: typedAmountProblem })}
      />
    </Stack>
  )
}

function Words({ form }: { form: Form }) {
  const { errors } = form.formState
  return (
    <Stack as="fieldset" above={0} below={0} pad={0} shrinks className={styles.group}>
      <Text as="legend" below={4} pad={0} voice="display" size={22}>
        What it says
      </Text>
      <Grid columns={2} from="phone" align="start">
        <Field
          label="For"
          autoComplete="off"
          maxLength={nameMax}
          error={errors.recipientName?.message}
          {...form.register('recipientName', {
            validate: (text) => giftNameProblem(text, recipientNameMessage),
          })}
        />
        <Field
          label="From"
          autoComplete="name"
          maxLength={nameMax}
          error={errors.senderName?.message}
          {...form.register('senderName', { validate: (text) => giftNameProblem(text, senderNameMessage) })}
        />
      </Grid>
      <AreaField
        label="Message (optional)"
        maxLength={giftMessageMax}
        error={errors.giftMessage?.message}
        {...form.register('giftMessage', { validate: giftMessageProblem })}
      />
    </Stack>
  )
}

/**
 * Renders a form for a gift card, with a preview, that puts the card into the cart and then begins anew with
 * the same design and sender. Refusals stand at the fields or above the form.
 */
export function BuyGiftCard() {
  const [, add] = useMutation(AddGiftCardToCartDocument)
  const router = useRouter()
  const form = useForm<GiftCardValues>({ mode: 'onBlur', defaultValues: startValues(nowMs(), browserZone()) })
  const { errors, isSubmitting, submitCount } = form.formState
  const submit = form.handleSubmit(async ({ amount, recipientEmail, deliveryDate, timeZone, ...words }) => {
    const email = words.deliveryMethod === 'email'
    const delivery = email
      ? { recipientEmail: recipientEmail.trim(), deliveryDate, timeZone }
      : { recipientEmail: null, deliveryDate: localDate(new Date(nowMs()), timeZone), timeZone }
    const { data, error } = await add({ input: { ...words, ...delivery, amount: parseMoney(amount) ?? 0 } })
    const answer = data?.addGiftCardToCart
    if (!answer) return showFailure(form, error, 'addToCart')
    if (answer.__typename !== 'AddGiftCardToCartPayload') return showRefusal(form, answer)
    const toCart = { label: 'View your cart', act: () => void router.navigate({ href: '/cart' }) }
    showToast({ text: `A gift card for ${words.recipientName.trim()} is in your cart.`, action: toCart })
    form.reset({
      ...startValues(nowMs(), browserZone()),
      templateId: words.templateId,
      senderName: words.senderName,
    })
  })
  return (
    <Beside above={10}>
      <Stack
        as="form"
        noValidate
        gap={10}
        top
        aria-label="Buy a gift card"
        onSubmit={isSubmitting ? (event) => event.preventDefault() : submit}
      >
        <FormSummary errors={errors} submitCount={submitCount} />
        <Designs form={form} />
        <Amount form={form} />
        <Delivery form={form} />
        <Words form={form} />
        <div>
          <Button type="submit" size="large" busy={isSubmitting}>
            {isSubmitting ? 'Adding' : 'Add to cart'}
          </Button>
        </div>
      </Stack>
      <aside className={styles.side} aria-label="What it will look like">
        <GiftCardPreview values={form.watch()} />
      </aside>
    </Beside>
  )
}
