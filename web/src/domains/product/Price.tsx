import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { reportWarning } from '../../platform/errors.ts'
import { money, percentOff, priceText, shortMoney } from '../../platform/format.ts'
import { showToast } from '../../ui/toasts.store.ts'
import { isOver } from './buy-state.ts'
import styles from './Price.module.css'
import type { Product } from './product-type.ts'
import { useBuyState } from './use-buy-state.ts'

/** The code, and one press to have it in the clipboard. */
function Code({ code }: { code: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await globalThis.navigator.clipboard.writeText(code)
      setCopied(true)
    } catch (error) {
      reportWarning('the code could not be copied', { error })
      showToast({ text: `Your browser would not copy it. The code is ${code}.` })
    }
  }
  return (
    <button type="button" className={styles.code} onClick={() => void copy()} aria-label={copied ? `Code ${code}, copied` : `Copy code ${code}`}>
      {code}
      {copied ? <Check size={16} strokeWidth={1.5} aria-hidden="true" /> : <Copy size={16} strokeWidth={1.5} aria-hidden="true" />}
    </button>
  )
}

function Promotion({ item, promotion }: { item: Product; promotion: NonNullable<Product['promotion']> }) {
  const { promofiedPrice, promotionCode, discountPercent } = promotion
  const saved = item.msrp - promofiedPrice
  return (
    <div className={`${styles.promo} num`}>
      <p>
        <b>{priceText(promofiedPrice)}</b> with the code <Code code={promotionCode} />
      </p>
      <p className="small">
        {discountPercent}% off{saved > 0 && item.msrp > 0 && `, ${shortMoney(saved)} below estimated retail`}. Enter the code when you check out.
      </p>
    </div>
  )
}

/** What it costs, what it cost new, and what that saves. */
export function Price({ item }: { item: Product }) {
  const { state } = useBuyState(item)
  if (isOver(state))
    return (
      <p className={`${styles.soldFor} num`}>
        {state.kind === 'sold' ? 'Sold for' : 'Last price'} {priceText(item.price)}
      </p>
    )
  const promotion = item.promotion && item.promotion.promofiedPrice < item.price ? item.promotion : undefined
  return (
    <div className={styles.price}>
      <p className={`${styles.cost} num`}>
        <b>
          <span className="sr">Price </span>
          {priceText(item.price)}
        </b>
        {item.msrp > item.price && (
          <>
            <s>{shortMoney(item.msrp)} estimated retail</s>
            <em>{percentOff(item.savingsPercent)}</em>
          </>
        )}
      </p>
      {item.savings > 0 && (
        <p className="small soft num">
          You save {money(item.savings)} ({item.savingsPercent}%) on the estimated retail price.
        </p>
      )}
      {promotion && <Promotion item={item} promotion={promotion} />}
    </div>
  )
}
