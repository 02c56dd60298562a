import { BRAND } from '#content/brand.ts'

interface LetterBody {
  readonly paragraphs: readonly string[]
  readonly button?: { readonly text: string; readonly link: string }
  readonly closing?: readonly string[]
}

/** The HTML layout of every letter. All text is escaped. */
export function letterHtml({ paragraphs, button, closing = [] }: LetterBody): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`
  return `<!doctype html>
<html lang="es-CO"><body style="margin:0;background:#FBF9F5;color:#10243E;font:16px/1.6 'Plus Jakarta Sans',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-size:22px;font-weight:800;letter-spacing:-.04em">Tecni<span style="color:#0F5C63">Ya</span></p>
<div style="background:#fff;border:1px solid #EBE5D9;border-radius:16px;padding:28px">
${paragraphs.map(paragraph).join('\n')}
${button ? `<p style="margin:24px 0"><a href="${escaped(button.link)}" style="display:inline-block;background:#FFB020;color:#10243E;font-weight:700;text-decoration:none;padding:14px 24px;border-radius:12px">${escaped(button.text)}</a></p>` : ''}
${closing.map(paragraph).join('\n')}
</div>
<p style="margin:24px 0 0;font-size:14px;color:#4A5B70">${escaped(BRAND.signature)}</p>
</div></body></html>`
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
