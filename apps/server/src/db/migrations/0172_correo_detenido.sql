-- Health asks whether mail stands still.
create index correos_por_enviar on correos (creado_en) where estado = 'porEnviar';
