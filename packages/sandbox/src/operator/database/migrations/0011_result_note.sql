-- How a result came about where the result alone does not say it, in a sentence for players: a session that its innings ended.
alter table market add column result_note text check (result_note is null or state = 'settled');
