import Button from '@mui/material/Button'
import { reservasPantalla as t } from '@valija/contract/messages/reservas-pantalla.ts'
import type { AvisoDeReserva } from '@valija/contract/reservas.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { fechaHora } from '../../lib/formats.ts'
import { paths, pathTo } from '../../lib/paths.ts'
import { Mono, Quiet, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { lugarTo } from './lugar-to.ts'
import { acceptAviso } from './reservas-calls.ts'

type Props = {
  avisos: AvisoDeReserva[]
  puedeAceptar: boolean
  /** The day chosen to pay the lotes they are shown for. */
  fechaPago?: string | null
  /** Outside its page a warning says whose it is. */
  conReserva?: boolean
}
/** Warnings that need a word, the open ones first; accepting one takes a reason and leaves it in sight. */
export function AvisosPanel({ avisos, puedeAceptar, fechaPago = null, conReserva = false }: Props) {
  const [elegido, setElegido] = useState<AvisoDeReserva | null>(null)
  return (
    <Stack gap={8}>
      {avisos.map((aviso) => (
        <Notice
          key={`${aviso.localizador} ${aviso.codigo} ${aviso.objeto}`}
          tono={aviso.aceptado === null ? 'atencion' : 'neutro'}
          title={aviso.titulo}
          action={
            puedeAceptar && aviso.aceptado === null ? (
              <Button size="small" variant="outlined" onClick={() => setElegido(aviso)}>
                {t.aceptar}
              </Button>
            ) : undefined
          }
        >
          {conReserva ? (
            <>
              <Link to={pathTo(paths.reserva, { localizador: aviso.localizador })}>
                <Mono>{aviso.localizador}</Mono>
              </Link>
              {'. '}
            </>
          ) : null}
          {aviso.encontrado}{' '}
          {aviso.aceptado === null ? (
            aviso.remedio
          ) : (
            <Quiet>{t.aceptado({ ...aviso.aceptado, cuando: fechaHora(aviso.aceptado.cuando) })}</Quiet>
          )}{' '}
          {aviso.lugar === null || conReserva ? null : (
            <Link to={lugarTo(aviso.lugar, '', false)}>{t.verFactura}</Link>
          )}
        </Notice>
      ))}
      {elegido === null ? null : (
        <ReasonDialog
          title={t.porQueSeAcepta}
          save={(motivo) => acceptAviso(elegido, motivo, fechaPago)}
          onClose={() => setElegido(null)}
        >
          {elegido.titulo}. {elegido.encontrado}
        </ReasonDialog>
      )}
    </Stack>
  )
}
