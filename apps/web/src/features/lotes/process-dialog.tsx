import { enSumas } from '@valija/contract/en-pesos.ts'
import type { ProcesarRespuesta } from '@valija/contract/envio-de-lotes.ts'
import type { LoteFila } from '@valija/contract/lotes.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import { useState } from 'react'
import { fechaDePago, isWeekend } from '../../lib/formats.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Bullets, Paragraph } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { awaitEnvio } from './awaited.ts'
import type { AvisosDeReservas } from './lote-dialog.tsx'
import { procesar } from './lotes-calls.ts'

const t = lotesPantalla.procesar

type ProcessDialogProps = {
  lotes: LoteFila[]
  fechaPago: string
  Avisos?: AvisosDeReservas | undefined
  onClose: () => void
  onDone: (respuesta: ProcesarRespuesta) => void
}
/** 'Se enviarán los lotes seleccionados': what goes, for how much, when; and what will not go, before it is pressed. */
export function ProcessDialog({ lotes, fechaPago, Avisos, onClose, onDone }: ProcessDialogProps) {
  const [grupo] = useState(() => crypto.randomUUID())
  const held = lotes.filter(({ numBloqueadas }) => numBloqueadas > 0)
  const unverified = lotes.filter(
    ({ numBloqueadas, numSinVerificar }) => numBloqueadas === 0 && numSinVerificar > 0,
  )
  const going = lotes.filter((lote) => !held.includes(lote))
  const importe = enSumas(going)
  const warns = Avisos !== undefined && going.length > 0
  const [revisadas, setRevisadas] = useState(false)
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.titulo}
      confirm={going.length === 0 ? null : t.confirmar}
      waits={warns && !revisadas}
      onConfirm={async () => {
        const respuesta = await procesar({ ids: lotes.map(({ id }) => id), fechaPago, grupo })
        awaitEnvio(respuesta.grupo)
        onDone(respuesta)
      }}
    >
      <Paragraph mb={8} weight={600}>
        {going.length === 0
          ? t.ninguno
          : t.resumen({ n: going.length, importe, fecha: fechaDePago(fechaPago) })}
      </Paragraph>
      {going.length > 0 && isWeekend(fechaPago) ? (
        <Paragraph mb={8} tone="atencion">
          {t.finDeSemana}
        </Paragraph>
      ) : null}
      {going.length > 0 ? <Paragraph>{t.aviso}</Paragraph> : null}
      {warns ? (
        <Avisos
          antes
          ids={going.map(({ id }) => id)}
          fechaPago={fechaPago}
          onRevisadas={() => setRevisadas(true)}
        />
      ) : null}
      {held.length + unverified.length === 0 ? null : (
        <Notice
          tono="atencion"
          title={held.length > 0 ? t.noSeEnviaran({ n: held.length }) : undefined}
          mt={12}
        >
          <Bullets>
            {held.map(({ id, nombre, numBloqueadas }) => (
              <li key={id}>{t.bloqueadas({ nombre, n: numBloqueadas })}</li>
            ))}
            {unverified.map(({ id, nombre, numSinVerificar }) => (
              <li key={id}>{t.sinVerificar({ nombre, n: numSinVerificar })}</li>
            ))}
          </Bullets>
        </Notice>
      )}
    </ConfirmDialog>
  )
}
