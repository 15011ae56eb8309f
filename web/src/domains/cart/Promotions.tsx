import { Check } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { money, shortMoney } from '../../platform/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { useSession } from '../identity/session.tsx'
import boxes from './Cart.module.css'
import { offerWords } from './offer-words.ts'
import styles from './Promotions.module.css'
import type { Totals } from './summary-rows.ts'
import { type PromoAnswer, usePromoCode } from './use-promo-code.ts'
import { useReward } from './use-reward.ts'

type Offer = Totals['promosAndRewards'][number]
type RowProps = { row: Offer; byItself: boolean; busy: boolean; onPress: () => void }

/** One promotion or reward: applied, ready to apply, or the reason why it cannot be applied. */
function PromoRow({ row, byItself, busy, onPress }: RowProps) {
  const { title, description, reason, badge, isApplied, button, key } = row
  const { user } = useSession()
  const small = user && !row.isReward ? offerWords(user.promotions, key) : ''
  return (
    <Stack
      as="li"
      gap={0.5}
      padY={4}
      edge="top"
      size={14}
      className={classes(isApplied && styles.applied)}
      data-promotion={key}
    >
      <Row as="p" gap={2} rows={1} size={15} className={styles.title}>
        <b>{title}</b>
        {badge && <Badge mood={isApplied ? 'good' : 'plain'}>{badge}</Badge>}
      </Row>
      <p className="soft">{description}</p>
      <Row as="p" gap={1.5} align="start" noWrap className={classes(styles.reason, 'num')}>
        {isApplied && <Check size={16} strokeWidth={1.5} aria-hidden="true" />}
        <span>
          {isApplied ? 'Applied. ' : ''}
          {reason}
          {byItself && ' It was applied by itself, as the best one for your cart.'}
        </span>
      </Row>
      {small && <small className="soft num">{small}</small>}
      {button.isEnabled && (
        <LinkButton
          className={look({ justifySelf: 'start' })}
          aria-label={`${button.label} ${title}`}
          busy={busy}
          onClick={onPress}
        >
          {button.label}
        </LinkButton>
      )}
    </Stack>
  )
}

/**
 * Shows the amount missing to the next step of a promotion. The step to free delivery is left out:
 * `FreeDelivery` shows it.
 */
function NextStep({ totals: { potentialReward: next } }: { totals: Totals }) {
  if (!next || next.freeShipping || next.amountCents === 0) return null
  return (
    <Text above={2} size={14} className="num">
      <b>{money(next.remainder)} more</b>, and {shortMoney(next.amountCents)} comes off.
    </Text>
  )
}

/**
 * Renders a field for a promotion code, and a list of all promotions and rewards that the cart's totals name,
 * each to apply or take off; one request runs at a time. Its answer stands at the field or the list; an empty
 * code is refused without a request.
 */
export function Promotions({ totals }: { totals: Totals }) {
  const { apply, takeOff, busy: busyCode } = usePromoCode()
  const { apply: applyReward, takeOff: takeRewardOff, busy: busyReward } = useReward()
  const busy = busyCode || busyReward
  const [code, setCode] = useState('')
  const [answer, setAnswer] = useState<PromoAnswer>()
  const [inField, setInField] = useState(false)
  const tell = async (asked: Promise<PromoAnswer>, ofField: boolean) => {
    const got = await asked
    setInField(ofField)
    setAnswer(got)
    if (ofField && got.said) setCode('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (code.trim() === '') return void tell(Promise.resolve({ error: 'Type a code first.' }), true)
    void tell(apply(code), true)
  }
  const press = (row: Offer) => () => {
    if (busy) return
    if (row.isReward) return void tell(row.isApplied ? takeRewardOff() : applyReward(row), false)
    void tell(row.isApplied ? takeOff() : apply(row.key), false)
  }
  return (
    <Panel
      as="section"
      above={4}
      className={classes(boxes.box, styles.promotions)}
      aria-labelledby="promotions-heading"
    >
      <h2 id="promotions-heading">Promotions and rewards</h2>
      <Stack
        as="form"
        gap={2}
        tracks="end"
        align="start"
        className={styles.code}
        onSubmit={submit}
        noValidate
      >
        <Field
          label="Promo code"
          name="promo-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          error={inField ? answer?.error : undefined}
          onChange={(event) => {
            setCode(event.target.value)
            setAnswer(undefined)
          }}
        />
        <Button type="submit" look="line" busy={busy}>
          Apply
        </Button>
      </Stack>
      <Text above={2} size={14} tone="accent" className={styles.said} role="status">
        {inField && answer?.error ? (
          <span className="sr">{answer.error}</span>
        ) : (
          (answer?.said ?? answer?.error)
        )}
      </Text>
      <NextStep totals={totals} />
      <Panel as="ul" above={2}>
        {totals.promosAndRewards.map((row) => (
          <PromoRow
            key={row.key}
            row={row}
            byItself={totals.promoAppliedByItself && row.key === totals.promoCode}
            busy={busy}
            onPress={press(row)}
          />
        ))}
      </Panel>
    </Panel>
  )
}
