import { usePageHead } from '../../platform/head.ts'

export function DonateScreen() {
  usePageHead({ title: 'Donate your earnings', robots: 'noindex' })
  return (
    <div className="page">
      <h1>Donate your earnings</h1>
    </div>
  )
}
