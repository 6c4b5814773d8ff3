import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import { c, fuenteMono } from './tokens.ts'

/** Text made to be copied, with its button: `<CopyBlock label="Texto para quien factura" text={…} />`. */
export function CopyBlock({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <div
      style={{ background: c.hundido, border: `1px solid ${c.linea}`, borderRadius: 6, padding: '10px 12px' }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 8, marginBottom: 4 }}>
        <span style={{ flex: 1, fontSize: 14, lineHeight: '18px', fontWeight: 500 }}>{label}</span>
        <Button
          size="small"
          startIcon={<Icon name={copied ? 'palomita' : 'copiar'} />}
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          <span role="status">{copied ? interfaz.copiado : interfaz.copiar}</span>
        </Button>
      </div>
      <pre
        style={{
          margin: 0,
          font: `400 13px/20px ${fuenteMono}`,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          letterSpacing: '-.1px',
        }}
      >
        {text}
      </pre>
    </div>
  )
}
