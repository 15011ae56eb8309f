/** SHA-256 of each persisted document, by operation name. */
export const persistedHashes = {
  addFavorites: '2b2bf5c5a38d4d358c590b418c2189a67e9fb5498576f143fecd97e3ab6cf484',
  addToCart: '20b854db74350a36d7fb67cd4aabed6a047a8acf8b0a64cd68b2faedcee3a1d4',
  applyClientConfiguration: '7f6b5ed7c92d9fe16564b4f46f9969959c51e71970b9e5ca521db4d103d341b4',
  changePassword: 'f1ffe156ecf5f24070965f113b57a6a827edd48a6c9d2d732436831a7e4e0a2f',
  changePasswordByMail: '7e006aa1dede58d70e9e2a438d8b6986e4518c77aad28f09940f2c2c9183b79e',
  getActiveCart: '7ae526a6d90585464f6c7adf784728b4c9259bfb0e9bc12f78bdbddb8cdcbb93',
  getBrand: 'ba93b0d9416b07ae1b5b7019f68bf6ac899ece2579cd9d8b21db62112603a543',
  getFavorites: '4457fb52ca8b6d76f86a5d66c7bd90343df06f7f9bbe29f971eeb13fef398c3f',
  getItems: 'dfa93846879feb104e85da04a275ae1ab8013fd776e46ceb27567f97b60ceae1',
  getLegalDocument: '496e5de0ada82195cb5cc4cdeb3fb59bd1ae54a0921d8b203f6c6dcdfcf965d3',
  getLegalDocuments: '4a17e84c34a1494a66f7a0fa05b4d1c3d33e28c6f5c247750f52a72d3c79504f',
  getProduct: '01074a49957412e29ab0a3881f9b19b6007508d05355ee774b0d30e65838e464',
  getShopIndex: '3462d7abeb33e9bf044f1bffa607328e5c9309faa59faa753d21e7d60eaf7182',
  getUserAlerts: '4ee3537640b2c421cc5fcc9d537108f2af11e70ce393cc95ed6b53e08145f3b3',
  getUserBot: '56748fcbc276f8f934b19e782aed90fec47b1f210f68bf073e69ed523ccc52d3',
  getUserHuman: '757bf3c0d09b792043160995fd1e072295f9564bd3b2d8210dde1de13fe6278e',
  logIn: 'b4ed45cef2947d7290dbb704b0ecd83a2e0e74f31e9b4db132d4cfffbed462a1',
  logOut: 'f25fb71361e75d0a27b218aec24682041ef4f2a6b6983fdca92de9b6ac91de83',
  removeFavorites: '8e51a227bb83c5420f054f7e65997d5296695c313bd10667952c7085f1d8b907',
  removeFromCart: '29baae589070e2598523cf3ad6e3ec0a8fc0edda2ae89ae2553c99a6dddc27b7',
  requestPasswordChange: '3c30d8efd3ea6b41da38583ab14f928ca2666196db4b2969f56773718cf525e5',
  signUp: '8c70d2d5a426b2918046b5ac78c282f4a0767c7dec5a073f11396e849699c3cd',
  trackVisitor: '855f5f1a0f9b3f803d069a7e27ddaac6bd2334e1ad5690c5d1e6d1bee9aefe12',
} as const

export type OperationName = keyof typeof persistedHashes
