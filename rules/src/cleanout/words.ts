// The words at the top of /cleanout, and the row of places above them: the host writes them into the
// document, the site shows the same.
export const cleanoutPlaces = [
  { key: 'how', href: '/cleanout', label: 'How it works' },
  { key: 'order', href: '/cleanout/sell', label: 'Order a bag' },
  { key: 'direct', href: '/direct/sell', label: 'Sell it yourself' },
  { key: 'bags', href: '/my/cleanouts', label: 'Your bags' },
  { key: 'earnings', href: '/cleanout/earnings', label: 'Earnings' },
  { key: 'take', href: '/cleanout/guide#what-we-take', label: 'What we take' },
  { key: 'payouts', href: '/cleanout/estimate', label: 'Payouts' },
  { key: 'guide', href: '/cleanout/guide', label: 'Guide' },
] as const

export const cleanoutWords = {
  title: ['Send the bag.', 'Keep the room.'],
  lead: 'Fill it with clothes you no longer wear. We do the photographs, the prices, the questions and the post. You get paid for each piece that sells.',
  order: 'Order a free bag',
  print: 'Print a label instead',
} as const
