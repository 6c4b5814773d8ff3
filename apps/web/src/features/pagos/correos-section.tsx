import Button from '@mui/material/Button'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { PagoDetalle } from '@valija/contract/pagos.ts'
import { wordOf } from '@valija/palabras/keys.ts'
import { fechaHora } from '../../lib/formats.ts'
import { correosApi } from '../../lib/llamadas/correos.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { useWork } from '../../lib/use-work.ts'
import { List, Quiet, Row, Text } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { Status } from '../../ui/status.tsx'
import { toast } from '../../ui/toasts.ts'

const tonos = { porEnviar: 'info', enviado: 'ok', fallido: 'error' } as const
const iconos = { porEnviar: 'enviar', enviado: 'okc', fallido: 'nel' } as const

/** What became of each mail; staff can have it sent again. */
export function CorreosSection({ pago, may }: { pago: PagoDetalle; may: boolean }) {
  const { failure, run } = useWork()
  const resend = (plantilla: string, registro: string) =>
    run(async () => {
      await correosApi.sendMail({ body: { templateName: plantilla, registro } })
      toast(t.reenviado)
      await invalidateTemas(['pago'])
    }, plantilla + registro)
  return (
    <Section title={t.secciones.correos}>
      <ErrorNotice error={failure} />
      <List gap={8}>
        {pago.correos.map((correo, i) => (
          <Row as="li" key={i} gap={10}>
            <Text grow min={180}>
              {wordOf(t.correoNombre, correo.plantilla)}
              <Quiet block>
                {correo.para}
                {correo.error === null ? '' : ` · ${correo.error} (${t.intentos({ n: correo.intentos })})`}
              </Quiet>
            </Text>
            <Status
              estado=""
              text={`${t.entrega[correo.estado]}${correo.enviadoEn === null ? '' : ` ${fechaHora(correo.enviadoEn)}`}`}
              tono={tonos[correo.estado]}
              icon={iconos[correo.estado]}
              quiet={correo.estado === 'enviado'}
            />
            {may && correo.estado !== 'porEnviar' ? (
              <Button size="small" onClick={() => void resend(correo.plantilla, correo.registro)}>
                {t.reenviar}
              </Button>
            ) : null}
          </Row>
        ))}
      </List>
    </Section>
  )
}
