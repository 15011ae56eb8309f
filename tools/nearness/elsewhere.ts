// Words of other fields. A word that is nearest to one of these is no wish for clothes:
// "mortgage" is not "office".
const fields = `
finance economy stock shares investor inflation trade profit revenue budget industry factory manufacturer supplier export currency pension tax auditor
politics election vote democracy congress leader prime policy law legal rights trial prison crime murder weapon bomb army soldier navy troops rebel
battle treaty border parliament minister militant terrorist hostage refugee protest strike union lobbyist ambassador sanctions
science research laboratory experiment theory equation atom molecule gene cell bacteria disease cancer drug vaccine patient clinic surgery symptom
internet website computer network server database software digital data code screen keyboard machine robot engine vehicle motor tire gasoline diesel
pipeline electricity nuclear phone camera television radio battery satellite printer file password
house apartment roof wall floor bathroom furniture carpet plumbing sink oven refrigerator bucket ladder wrench kettle lamp hammer bathtub
animal bird snake insect lion elephant cow pig sheep dog cat tree forest plant seed crop wheat rice corn sugar salt meat beef egg milk cheese bread
vegetable tomato onion chocolate banana seafood spice
number thousand million half quarter percent meter mile kilogram degree ratio average total minimum maximum
name word letter language grammar dictionary alphabet sentence chapter author newspaper journalist editor publisher book novel poem
february tuesday wednesday thursday hour minute week decade century era
london paris berlin moscow china japan russia france texas ohio michigan chicago beijing baghdad kabul cairo lagos toronto sydney madrid
iraq iran israel egypt pakistan korea vietnam nigeria brazil germany ukraine palestinian american european african arab kurdish
slave racist nazi genocide rape prostitute porn nude sex drug addict suicide corpse torture massacre ethnic skinhead gang victim abuse prisoner
islam muslim mosque hindu temple buddhist jewish rabbi christian pope catholic scripture prophet deity
david robert james jennifer susan williams johnson brown miller mohammed ahmed ali carlos jose ivan hiroshi patel nguyen
company corporation inc ltd toyota boeing microsoft google samsung heineken starbucks nokia
go come take give make think know believe tell ask try seem become happen begin continue stop start open close move put send keep hold turn
important possible different similar certain difficult easy real true false public private main major minor general special several various
north south east west side end middle part area region state country nation town district street avenue road province island river valley
soccer baseball hockey cricket score team player coach referee match goal playoff pitcher quarterback boxer wrestling
`

export const elsewhere: readonly string[] = fields.split(/\s+/).filter((word) => word !== '')
