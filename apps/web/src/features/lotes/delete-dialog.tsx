import OutlinedInput from '@mui/material/OutlinedInput'
import { enSumas } from '@valija/contract/en-pesos.ts'
import type { LoteFila } from '@valija/contract/lotes.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import { useId, useState } from 'react'
import { dinero } from '../../lib/formats.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Block, Bullets, Paragraph } from '../../ui/layout.tsx'
import { toast } from '../../ui/toasts.ts'
import { eliminar } from './lotes-calls.ts'

type Deleting<T> = T & { onClose: () => void; onDone?: () => void }
/** Names the lotes, their facturas and their sum before they go. */
export function DeleteDialog({ lotes, onClose, onDone }: Deleting<{ lotes: readonly LoteFila[] }>) {
  const [only] = lotes
  if (only === undefined) return null
  return lotes.length === 1 ? (
    <DeleteOne lote={only} onClose={onClose} onDone={onDone} />
  ) : (
    <DeleteMany lotes={lotes} onClose={onClose} onDone={onDone} />
  )
}

/** One after another: those gone stay gone, and the first that cannot go says why. */
function DeleteMany({ lotes, onClose, onDone }: Deleting<{ lotes: readonly LoteFila[] }>) {
  const [left, setLeft] = useState(lotes)
  const [motivo, setMotivo] = useState('')
  const n = left.reduce((sum, { numFacturas }) => sum + numFacturas, 0)
  const importe = enSumas(left)
  return (
    <ConfirmDialog
      danger
      onClose={onClose}
      title={t.eliminarVarios({ n: left.length })}
      confirm={t.eliminar}
      onConfirm={async () => {
        for (const [i, { id }] of left.entries())
          await eliminar(id, motivo).catch((error: unknown) => {
            setLeft(left.slice(i))
            throw error
          })
        toast(t.eliminados({ n: lotes.length }))
        onDone?.()
      }}
    >
      <Paragraph mb={8}>{t.eliminarVariosTexto({ n, importe })}</Paragraph>
      <Bullets scroll={200}>
        {left.map(({ id, nombre }) => (
          <li key={id}>{nombre}</li>
        ))}
      </Bullets>
      <Motivo value={motivo} onChange={setMotivo} />
    </ConfirmDialog>
  )
}

function DeleteOne({ lote, onClose, onDone }: Deleting<{ lote: LoteFila }>) {
  const { id, nombre, numFacturas: n, total, moneda, proveedorNombre: proveedor } = lote
  const [motivo, setMotivo] = useState('')
  return (
    <ConfirmDialog
      danger
      onClose={onClose}
      title={t.eliminarTitulo({ nombre })}
      confirm={t.eliminar}
      onConfirm={async () => {
        toast((await eliminar(id, motivo)).mensaje)
        onDone?.()
      }}
    >
      {t.eliminarTexto({ n, importe: dinero(total, moneda), proveedor })}
      <Motivo value={motivo} onChange={setMotivo} />
    </ConfirmDialog>
  )
}

/** Why: whoever handed them in is mailed it. */
function Motivo({ value, onChange }: { value: string; onChange: (motivo: string) => void }) {
  const id = useId()
  return (
    <Block mt={12}>
      <Field id={id} label={t.eliminarMotivo}>
        <OutlinedInput
          id={id}
          fullWidth
          multiline
          value={value}
          onChange={(event) => onChange(event.target.value)}
          inputProps={{ maxLength: 300 }}
        />
      </Field>
    </Block>
  )
}
