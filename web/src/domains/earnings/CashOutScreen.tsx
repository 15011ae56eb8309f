import { usePageHead } from '../../platform/head.ts'

export function CashOutScreen() {
  usePageHead({ title: 'Cash out', robots: 'noindex' })
  return (
    <div className="page">
      <h1>Cash out</h1>
    </div>
  )
}
