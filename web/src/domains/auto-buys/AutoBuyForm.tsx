// The form by which the owner of a saved search agrees that it buys by itself: limits, card, address, terms.
import { autoBuyPieces } from '@hemline/rules/auto-buys/auto-buys.ts'
import { autoBuyTerms, finalSaleMessage } from '@hemline/rules/auto-buys/words.ts'
import { parseMoney } from '@hemline/rules/common/validation.ts'
import {
  GetAutoBuyDetailsDocument,
  GetMyAddressesDocument,
  GetSavedMethodsDocument,
  type SavedSearchFieldsFragment,
  SetAutoBuyDocument,
} from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { money, shortMoney } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Field } from '../../ui/Field.tsx'
import { Grid, Panel, Stack, Text } from '../../ui/layout.tsx'
import { ModalTitle } from '../../ui/Modal.tsx'
import { closeModal } from '../../ui/modal.store.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { useFocusProblem } from '../../ui/use-focus-problem.ts'
import { type SavedMethod, savedHint, savedName } from '../payment/saved-words.ts'
import styles from './AutoBuys.module.css'

const usualDays = 30
const dayMs = 86_400_000

type Typed = {
  most: string
  pieces: string
  lastDay: string
  savedMethodId: string
  addressId: string
  allowsFinalSale: boolean
  agrees: boolean
}

/** The form as it opens: the former agreement's limits, or one piece within thirty days. */
function typedOf({ autoBuy }: SavedSearchFieldsFragment): Typed {
  const inThirtyDays = new Date(nowMs() + usualDays * dayMs).toISOString().slice(0, 10)
  const isOver = autoBuy === null || Date.parse(`${autoBuy.lastDay}T12:00:00Z`) < nowMs()
  return {
    most: autoBuy ? String(autoBuy.most / 100) : '',
    pieces: String(autoBuy?.pieces ?? 1),
    lastDay: isOver ? inThirtyDays : autoBuy.lastDay,
    savedMethodId: autoBuy?.savedMethodId ?? '',
    addressId: autoBuy?.addressId ?? '',
    allowsFinalSale: autoBuy?.allowsFinalSale ?? false,
    agrees: false,
  }
}

/** The cards and addresses to choose from; the first of each is chosen until another one is. */
function useChoices(typed: Typed) {
  const [methods] = useQuery({ query: GetSavedMethodsDocument, requestPolicy: 'cache-and-network' })
  const [book] = useQuery({ query: GetMyAddressesDocument, requestPolicy: 'cache-and-network' })
  const cards = methods.data?.savedMethods.filter(
    ({ type, state }) => type === 'CreditCard' && state !== 'expired',
  )
  const addresses = book.data?.myAddresses.filter(
    ({ country, type }) => country === 'US' && type === 'shipping',
  )
  const idOf = (list: readonly { id: string }[] | undefined, id: string) =>
    list?.some((one) => one.id === id) ? id : (list?.[0]?.id ?? '')
  return {
    cards,
    addresses,
    error: methods.error ?? book.error,
    savedMethodId: idOf(cards, typed.savedMethodId),
    addressId: idOf(addresses, typed.addressId),
  }
}

/** What the highest price leaves for a piece, in words. */
function useWithin(most: number | undefined, addressId: string) {
  const [{ data, error }] = useQuery({
    query: GetAutoBuyDetailsDocument,
    variables: { most: most ?? 0, addressId: addressId || null },
    pause: most === undefined || most <= 0,
  })
  const found = data?.autoBuyDetails
  if (error) return { error: friendlyError(error, 'autoBuy') }
  if (!found || most === undefined) return { hint: 'Piece, delivery, fees and tax together.' }
  if (found.pieceUpTo === 0) return { hint: 'Too little for a piece with its delivery.' }
  const delivery = found.delivery === 0 ? 'free delivery' : `${money(found.delivery)} delivery`
  const tax = found.isExact ? ` and about ${money(found.tax)} tax` : ', before tax'
  return { hint: `All in. That is a piece of up to ${money(found.pieceUpTo)}, ${delivery}${tax}.` }
}

/** Names a card; when it expires is said of a card that does so soon. */
const cardWords = (card: SavedMethod) =>
  card.state === 'ends_soon' ? `${savedName(card)}, ${savedHint(card).toLowerCase()}` : savedName(card)

function Terms() {
  return (
    <div>
      <Text as="h3" voice="label" below={2} size={14}>
        What you agree to
      </Text>
      <ul className={`small soft ${styles.terms}`}>
        {autoBuyTerms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </div>
  )
}

/** Shown in the place of a choice that has nothing to choose from. */
function Missing({ what }: { what: string }) {
  return (
    <p className="small">
      You have no {what} yet.{' '}
      <HrefLink className="link" href="/my/settings" onClick={closeModal}>
        Add one in your settings
      </HrefLink>
      , then come back.
    </p>
  )
}

type LimitsProps = {
  typed: Typed
  problems: Readonly<Record<string, string>>
  onChange: (change: Partial<Typed>) => void
}

/** How many pieces, and until when. */
function Limits({ typed, problems, onChange }: LimitsProps) {
  return (
    <Grid columns={2} from="phone">
      <SelectField
        label="At most"
        value={typed.pieces}
        onChange={({ target }) => onChange({ pieces: target.value })}
        error={problems.pieces}
      >
        {Array.from({ length: autoBuyPieces }, (_, i) => String(i + 1)).map((pieces) => (
          <option key={pieces} value={pieces}>
            {pieces === '1' ? '1 piece' : `${pieces} pieces`}
          </option>
        ))}
      </SelectField>
      <Field
        label="Until"
        type="date"
        value={typed.lastDay}
        onChange={({ target }) => onChange({ lastDay: target.value })}
        error={problems.lastDay}
      />
    </Grid>
  )
}

/**
 * Renders the dialog's form in which a member allows a saved search to buy by itself: price, pieces, last
 * day, card and address. After success a toast says so and the dialog closes; refusals stand at their fields
 * or above the form.
 */
export function AutoBuyForm({ search }: { search: SavedSearchFieldsFragment }) {
  const [typed, setTyped] = useState(() => typedOf(search))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [saving, save] = useMutation(SetAutoBuyDocument)
  const { cards, addresses, savedMethodId, addressId, error } = useChoices(typed)
  const form = useFocusProblem(Object.values(problems))
  const most = parseMoney(typed.most)
  const within = useWithin(most, addressId)
  const write = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblems({})
    const { lastDay, allowsFinalSale, agrees } = typed
    const limits = { most: most ?? 0, pieces: Number(typed.pieces), lastDay, allowsFinalSale, agrees }
    const input = { searchId: search.id, savedMethodId, addressId, ...limits }
    const answer = await save({ input })
    const result = answer.data?.setAutoBuy
    if (!result) return setProblems({ form: friendlyError(answer.error, 'autoBuy') })
    switch (result.__typename) {
      case 'AutoBuyPayload':
        closeModal()
        return showToast({ text: `“${search.name}” buys by itself now. You can stop it at any time.` })
      case 'InvalidInput':
        return setProblems(Object.fromEntries(result.fields.map(({ field, message }) => [field, message])))
      case 'LegalAcceptRequired':
        return setProblems({ form: result.message })
    }
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        <div>
          <ModalTitle>Buy by itself</ModalTitle>
          <p className="soft">
            <bdi>{search.name}</bdi>: <bdi>{search.criteria}</bdi>
          </p>
        </div>
        {error && <ErrorMessage>{friendlyError(error, 'autoBuy')}</ErrorMessage>}
        <Field
          label="Highest price of a piece, in dollars"
          inputMode="decimal"
          value={typed.most}
          onChange={({ target }) => write({ most: target.value })}
          hint={<span aria-live="polite">{within.hint}</span>}
          error={problems.most ?? within.error}
        />
        <Limits typed={typed} problems={problems} onChange={write} />
        {cards?.length === 0 ? (
          <Missing what="saved card" />
        ) : (
          <SelectField
            label="Paid with"
            value={savedMethodId}
            onChange={({ target }) => write({ savedMethodId: target.value })}
            error={problems.savedMethodId}
          >
            {(cards ?? []).map((card) => (
              <option key={card.id} value={card.id}>
                {cardWords(card)}
              </option>
            ))}
          </SelectField>
        )}
        {addresses?.length === 0 ? (
          <Missing what="address in the United States" />
        ) : (
          <SelectField
            label="Sent to"
            value={addressId}
            onChange={({ target }) => write({ addressId: target.value })}
            error={problems.addressId}
          >
            {(addresses ?? []).map(({ id, fullName, line1, city, state }) => (
              <option key={id} value={id}>
                {`${line1}, ${city}, ${state ?? ''}, for ${fullName}`}
              </option>
            ))}
          </SelectField>
        )}
        <Check
          checked={typed.allowsFinalSale}
          onChange={({ target }) => write({ allowsFinalSale: target.checked })}
        >
          Buy final sale pieces too. {finalSaleMessage}
        </Check>
        <Terms />
        <Check
          checked={typed.agrees}
          onChange={({ target }) => write({ agrees: target.checked })}
          error={problems.agrees}
        >
          Buy for me{most ? `, up to ${shortMoney(most)} a piece` : ''}, without asking again.
        </Check>
        {problems.form && <ErrorMessage>{problems.form}</ErrorMessage>}
        <Panel padY={3} surface="card" edge="top" className={styles.submit}>
          <Button type="submit" wide busy={saving.fetching} disabled={!savedMethodId || !addressId}>
            Let it buy
          </Button>
        </Panel>
      </Stack>
    </form>
  )
}
