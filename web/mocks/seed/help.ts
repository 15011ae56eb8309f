// Some articles of the help center with all that a real one can contain: links, emphasis, a long answer.
export const helpArticles = [
  {
    slug: 'hold',
    topic: 'orders',
    question: 'How long is a piece held for me?',
    answerMarkdown: 'A piece in your cart is held for **20 minutes**, and the cart counts them down.',
    links: [{ label: 'Your cart', href: '/cart' }],
  },
  {
    slug: 'shipping-cost',
    topic: 'shipping',
    question: 'What does shipping cost?',
    answerMarkdown: 'Orders of $79 or more ship free within the United States.',
    links: [],
  },
  {
    slug: 'how-to-return',
    topic: 'returns',
    question: 'How do I return a piece?',
    answerMarkdown: 'Most pieces can go back within 14 days of delivery. Choose them, and you get a label.',
    links: [{ label: 'Send pieces back', href: '/my/return' }],
  },
  {
    slug: 'refund',
    topic: 'returns',
    question: 'How do I get my money back?',
    answerMarkdown: 'The way you paid, when the piece has arrived and was looked over.',
    links: [],
  },
  {
    slug: 'shipping-time',
    topic: 'shipping',
    question: 'When will my parcel come?',
    answerMarkdown: 'The order shows an estimate for every parcel, and the number to follow it by.',
    links: [],
  },
  {
    slug: 'condition',
    topic: 'pieces',
    question: 'What do the condition grades mean?',
    answerMarkdown: '**New with tags** was never worn. **Flawed gem** has a flaw that we show in a photo.',
    links: [{ label: 'Pieces new with tags', href: '/products?condition=new_with_tags' }],
  },
  {
    slug: 'payout',
    topic: 'cleanout',
    question: 'When and how am I paid?',
    answerMarkdown: 'Your share is final once the buyer’s time for returns is over.',
    links: [{ label: 'Seller terms', href: '/legal/seller-terms' }],
  },
  {
    slug: 'password',
    topic: 'account',
    question: 'I can’t log in. What can I do?',
    answerMarkdown: 'Ask for a link to choose a new password.',
    links: [{ label: 'Forgot your password', href: '/password' }],
  },
] as const
