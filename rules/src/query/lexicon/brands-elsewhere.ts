// Words of brands that people ask for whether the shop has them or not: a name is never corrected, even one
// that isn't here.

/**
 * Words of brand names, in lower case without accents; of names of several words, only words that are not
 * ordinary English.
 */
export const brandsElsewhere: readonly string[] =
  `adrianna aerosoles agolde akris aldo allbirds alo altuzarra anthropologie aquazzura arcteryx aritzia arket armani ashley asics asos badgley
balenciaga bally balmain bape barbour bcbg bershka betsey billabong birkenstock blahnik boohoo botkier bottega bourke brahmin burberry carhartt
cartier cavalli celine chaco chanel chicos chloe choo commando cuyana dansko depop dickies dior dooney dutti eberjey edelman ellesse eloquii
emilio erdem escada everlane fabletics fendi ferragamo fjallraven furla furstenberg gabbana gal ganni garcons gavriel geox gianvito givenchy goya
goyard gucci gymshark haan hammitt hermes herve hoka isabel issey jacquemus joules kappa kenzo khaite lafayette lanvin leger lhuillier llbean
loewe longchamp louboutin lulus mackage madewell maje manolo mansur marant marchesa margiela marni massimo maxmara mccartney mephisto merrell
minkoff mischka missguided missoni miu miyake moncler monique monki moschino muaddi muji mulberry mumu nanushka nasty natori naturalizer
obermeyer oneill pandora papell patagonia polly poshmark prada prettylittlething primark princess proenza pucci pulitzer quiksilver reiss revolve
rimowa rixo rockport romwe rossi rouje roxy salomon sandro saucony schouler schutz sezane shein shoji skechers sorel southern spanx sperry spyder
staud stewart stine stradivarius stussy superdry swarovski tadashi talbots telfar temu teva thredup tide tiffany timberland torrid toteme tumi
uniqlo valentino veja veneta versace vestiaire vivienne volcom vuitton vuori wacoal westwood wrangler yamamoto yohji zaful zimmermann`.split(
    /\s+/,
  )
