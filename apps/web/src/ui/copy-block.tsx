import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import { Block, Row, Text } from './layout.tsx'

/** Text made to be copied, with its button: `<CopyBlock label="Texto para quien factura" text={…} />`. */
export function CopyBlock({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <Block py={10} px={12} ground="hundido" framed={6}>
      <Row nowrap mb={4}>
        <Text grow small weight={500} line={18}>
          {label}
        </Text>
        <Button
          size="small"
          startIcon={<Icon name={copied ? 'palomita' : 'copiar'} />}
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          <span role="status">{copied ? interfaz.copiado : interfaz.copiar}</span>
        </Button>
      </Row>
      <Text as="pre" mono line={20} m={0} asWritten breaks>
        {text}
      </Text>
    </Block>
  )
}
