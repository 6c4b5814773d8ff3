import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { Block, Row, Text } from './layout.tsx'

/**
 * Text made to be copied, with its button: `<CopyBlock label="Texto para quien factura" text={…} />`. Where the browser
 * does not let the page copy, the text is left selected and the button says how.
 */
export function CopyBlock({ label, text }: { label: string; text: string }) {
  const [says, setSays] = useState<'copiar' | 'copiado' | 'copialo'>('copiar')
  const body = useRef<HTMLElement>(null)
  useEffect(() => {
    if (says !== 'copiado') return
    const timer = setTimeout(() => setSays('copiar'), 2000)
    return () => clearTimeout(timer)
  }, [says])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSays('copiado')
    } catch {
      if (body.current) getSelection()?.selectAllChildren(body.current)
      setSays('copialo')
    }
  }
  return (
    <Block py={10} px={12} ground="hundido" framed={6}>
      <Row nowrap mb={4}>
        <Text grow small weight={500} line={18}>
          {label}
        </Text>
        <Button
          size="small"
          startIcon={<Icon name={says === 'copiado' ? 'palomita' : 'copiar'} />}
          onClick={() => void copy()}
        >
          <span role="status">{interfaz[says]}</span>
        </Button>
      </Row>
      <Text as="pre" ref={body} mono line={20} m={0} asWritten breaks>
        {text}
      </Text>
    </Block>
  )
}
