import OutlinedInput from '@mui/material/OutlinedInput'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import { useState } from 'react'
import { dinero, importe, readImporte } from '../../lib/formats.ts'
import { Stack, Text } from '../../ui/layout.tsx'

type ImporteDeParteProps = { label: string; monto: number; maximo: number; onChange: (monto: number) => void }
/** Typed as people type amounts; more than the lote lacks is said while typing. */
export function ImporteDeParte({ label, monto, maximo, onChange }: ImporteDeParteProps) {
  const [typing, setTyping] = useState<string | null>(null)
  const mal = Number.isNaN(monto) || monto <= 0 || monto > maximo
  return (
    <Stack as="span" gap={0}>
      <OutlinedInput
        size="small"
        value={typing ?? (Number.isNaN(monto) ? '' : importe(monto))}
        error={mal}
        onChange={({ target }) => {
          setTyping(target.value)
          onChange(readImporte(target.value) ?? 0)
        }}
        onBlur={() => setTyping((old) => (Number.isNaN(monto) ? old : null))}
        inputProps={{
          'aria-label': label,
          'aria-invalid': mal,
          inputMode: 'decimal',
          style: { textAlign: 'right' },
        }}
      />
      {monto > maximo ? (
        <Text role="status" small tone="error">
          {t.masDeLoQueFalta({ importe: dinero(maximo) })}
        </Text>
      ) : null}
    </Stack>
  )
}
