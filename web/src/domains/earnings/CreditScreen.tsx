import { usePageHead } from '../../platform/head.ts'

export function CreditScreen() {
  usePageHead({ title: 'Turn earnings into store credit', robots: 'noindex' })
  return (
    <div className="page">
      <h1>Turn earnings into store credit</h1>
    </div>
  )
}
