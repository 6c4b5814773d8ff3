-- Which key seals what is kept secret (the first digits of its hash): another one in a data folder is not used in silence.
alter table instalacion add column llave_de_secretos text;
