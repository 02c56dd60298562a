// The colours of the letters: inline for everyone, and their dark counterparts by class name. Mail programs that drop
// <style> show the light letter.

export const COLORS = {
  page: '#FBF9F5',
  card: '#FFFFFF',
  head: '#093B41',
  ink: '#10243E',
  support: '#4A5B70',
  line: '#EBE5D9',
  quiet: '#F5F1E9',
  outline: '#DDD4C4',
  link: '#0F5C63',
  green: '#146B3A',
  greenLine: '#B5DFC5',
  greenBox: '#E7F5EC',
  amberBox: '#FFF4DB',
  amberText: '#663B00',
  mango: '#FFB020',
  star: '#F29B00',
} as const

export const FONT = `font-family:'Plus Jakarta Sans',Roboto,Arial,sans-serif`

export const STYLE_SHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (min-width:600px){
.inner,.start{padding-left:32px!important}
.inner,.end{padding-right:32px!important}
}
@media (prefers-color-scheme:dark){
.page{background-color:#10243E!important}
.card{background-color:#1D3350!important;border-color:#33475F!important}
.ink{color:#FFFFFF!important}
.support{color:#B8C2CD!important}
.line{border-color:#33475F!important}
.quiet{background-color:#33475F!important}
.outline{background-color:#1D3350!important;border-color:#5B6B7E!important}
.link{color:#7FBABD!important}
.green{color:#B5DFC5!important}
.green-box{background-color:#146B3A!important;color:#FFFFFF!important}
.green-line{background-color:#1D3350!important;border-color:#157347!important}
.amber-box{background-color:#33475F!important;color:#FFDD99!important}
.star{color:#FFB020!important}
.wordmark{color:#FFB020!important}
}`
