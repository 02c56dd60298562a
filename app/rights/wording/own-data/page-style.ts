// The look of mis-datos.html, which is opened without network: tokens of app/styles/tokens.css, no font of ours.
export const PAGE_STYLE = `
:root{color-scheme:light;--petrol:#0f5c63;--dark:#093b41;--ink:#10243e;--quiet:#4a5b70;--line:#ebe5d9;--paper:#fbf9f5}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 "Plus Jakarta Sans",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
header{background:var(--dark);color:#fff;padding:28px 0 32px}
header>div{padding:0 20px}
header>div,main{max-width:60rem;margin:0 auto}
header .brand{font-weight:800;font-size:18px}
h1{font-size:30px;line-height:1.2;letter-spacing:-.022em;margin:14px 0 6px}
header p{margin:0;color:#d9ebea;max-width:44rem}
main{padding:20px}
h2{font-size:22px;line-height:1.25;letter-spacing:-.022em;margin:36px 0 4px;scroll-margin-top:16px}
h3{font-size:18px;line-height:1.3;margin:0}
h4{font-size:15px;margin:20px 0 8px;color:var(--petrol)}
.about{margin:0 0 12px;color:var(--quiet);font-size:14px}
nav ul{display:flex;flex-wrap:wrap;gap:8px;list-style:none;margin:0;padding:0}
nav a{display:inline-flex;align-items:center;gap:8px;min-height:44px;padding:4px 14px;border:1px solid #ddd4c4;border-radius:12px;background:#fff;font-size:14px;font-weight:600}
nav span{color:var(--quiet);font-weight:400}
a{color:var(--petrol)}
a:focus-visible{outline:3px solid var(--petrol);outline-offset:2px}
.card{background:#fff;border:1px solid var(--line);border-radius:16px;padding:18px 20px;margin:0 0 12px}
.gallery{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,13rem),1fr));gap:12px;align-items:start}
.gallery .card{margin:0}
.state{margin:2px 0 12px;color:var(--quiet);font-size:14px}
dl{margin:0;display:grid;gap:10px 24px;grid-template-columns:repeat(auto-fill,minmax(min(100%,16rem),1fr))}
dl>div{min-width:0}
dl>.long{grid-column:1/-1}
dt{font-size:13px;color:var(--quiet)}
dd{margin:0;font-size:15px;font-weight:600;white-space:pre-line}
.long dd{font-weight:400;max-width:46rem}
dd bdi{unicode-bidi:isolate}
dl+dl,dl+.photos,table+dl,dl+table{margin-top:14px;padding-top:14px;border-top:1px solid var(--line)}
table{border-collapse:collapse;width:100%;font-size:14px;margin-top:14px}
th,td{text-align:left;padding:6px 8px 6px 0;border-bottom:1px solid var(--line);vertical-align:top}
th{font-size:13px;color:var(--quiet);font-weight:400}
.amount{text-align:right;padding-right:0;white-space:nowrap;font-variant-numeric:tabular-nums}
.chat{list-style:none;margin:0;padding:0;display:grid;gap:10px}
.chat li{max-width:34rem;padding:10px 14px;border-radius:14px;background:#f5f1e9;justify-self:start}
.chat .own{background:#eef6f5;justify-self:end}
.chat p{margin:0;white-space:pre-line}
.chat small{display:block;color:var(--quiet);font-size:13px}
.photos{display:flex;flex-wrap:wrap;gap:8px;margin-top:10px}
.photos a{display:block;min-width:44px;min-height:44px}
.photos img{display:block;width:112px;height:112px;object-fit:cover;border-radius:12px;background:#f5f1e9}
footer{max-width:60rem;margin:0 auto;padding:8px 20px 40px;color:var(--quiet);font-size:14px}
@media (max-width:30rem){
dl{gap:6px}
dl>div:not(.long){display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:12px}
dt{padding-top:2px}
}
@media print{
@page{margin:16mm}
body{background:#fff;font-size:11pt}
header{background:none;color:var(--ink);padding:0;border-bottom:2px solid var(--petrol)}
header p{color:var(--quiet)}
main,footer,header>div{padding:0;max-width:none}
nav{display:none}
h2,h3,h4{break-after:avoid}
.card{border-radius:0;border-width:0 0 1px;padding:10px 0}
dl>div,.chat li,.photos a,tr{break-inside:avoid}
.chat li{border:1px solid var(--line);background:none}
.photos img{width:32mm;height:32mm}
}
`
