-- A database as the first version of the bot left it: a game under way, with rows in every table.
CREATE TABLE `log` (
	`table_id` text NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`table_id`, `seq`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);

CREATE TABLE `people` (
	`id` text PRIMARY KEY NOT NULL,
	`time_zone` text NOT NULL,
	`quiet_from` integer,
	`quiet_to` integer,
	`away_until` integer,
	`remind_after` integer
);

CREATE TABLE `seats` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`colour` text NOT NULL,
	`occupant` text NOT NULL,
	`person` text,
	`level` text,
	`orders` text NOT NULL,
	PRIMARY KEY(`table_id`, `seat`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);

CREATE INDEX `seats_person` ON `seats` (`person`);
CREATE TABLE `tables` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`rules_version` integer NOT NULL,
	`channel` text NOT NULL,
	`host` text NOT NULL,
	`status` text NOT NULL,
	`options` text NOT NULL,
	`seed` text NOT NULL,
	`salt` text NOT NULL,
	`snapshot` text,
	`desk` text,
	`revision` integer NOT NULL,
	`due` integer,
	`opened_at` integer NOT NULL,
	`touched_at` integer NOT NULL
);

CREATE INDEX `tables_due` ON `tables` (`due`) WHERE "tables"."due" is not null;
CREATE UNIQUE INDEX `tables_one_a_channel` ON `tables` (`channel`) WHERE "tables"."status" in ('lobby', 'running');
CREATE INDEX `tables_status` ON `tables` (`status`);
CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric);
INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('ebb6c3b4b655c5cd4fc93f028314735eb26a1f624fca8964bdcd646fcb23aa27', 1794795820233);
INSERT INTO tables (id, game, rules_version, channel, host, status, options, seed, salt, snapshot, desk, revision, due, opened_at, touched_at) VALUES ('table0', 'urland', 1, 'channel', 'anna', 'running', '{"seats":5,"language":"en","clock":{"kind":"none"},"hints":true}', '5555555555555555555555555555555555555555555555555555555555555551', 'click-1', '{"seats":3,"ichtos":[3,5,0,3,1,0,4,3,2,3,3,0,3,3,0,0,1,0,1,1,0,0,0,0,0,0,0,1,0,0,0,0,0,0,1,1,0,0,1,1,1,0,0,1,0,0,0,0,1,0,1],"landOf":{"1":1,"2":2,"3":3,"4":4,"5":5,"6":5,"7":7,"8":8,"9":9,"10":10,"11":11,"12":12},"reserve":[7,7,22],"track":[3,7,6],"extraTurns":[1,1,0],"genes":[[],[],[]],"row":["turbo","care","teeth"],"scored":[4,1],"erupted":[6],"panicked":true,"mutations":0,"environment":1,"dealt":[],"phase":{"kind":"actions","seat":0,"left":3,"extraPlayed":false},"hand":[10,9],"picked":5,"seen":[[10,5],[10,5,9],[10,9]],"pile":[2,3,7,8,11,12],"deck":["wings","ears","legs","assimilation","warm","egg"],"bids":[null,null,null]}', '{"version":22,"length":22,"drawn":10,"sealed":[],"undoable":null,"waiting":[{"seat":0,"since":1768478400000,"reminded":0,"muted":false,"expired":false,"autoAt":null}],"budgets":[]}', 16, 1768521600000, 1768478400000, 1768478400000);
INSERT INTO seats (table_id, seat, colour, occupant, person, level, orders) VALUES ('table0', 0, 'green', 'person', 'cleo', NULL, '[]');
INSERT INTO seats (table_id, seat, colour, occupant, person, level, orders) VALUES ('table0', 1, 'red', 'person', 'anna', NULL, '[]');
INSERT INTO seats (table_id, seat, colour, occupant, person, level, orders) VALUES ('table0', 2, 'blue', 'person', 'ben', NULL, '[{"kind":"end-turn"}]');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 0, 1768478400000, '{"kind":"entry","entry":{"by":"chance","move":{"kind":"volcano","region":6}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 1, 1768478400000, '{"kind":"entry","entry":{"by":"chance","move":{"kind":"deal","chips":[[5,9,11],[1,10,2],[12,4,7]]}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 2, 1768478400000, '{"kind":"entry","entry":{"by":"chance","move":{"kind":"pass","chips":[{"left":9,"right":11},{"left":10,"right":2},{"left":12,"right":7}]}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 3, 1768478400000, '{"kind":"entry","entry":{"by":"chance","move":{"kind":"genes","deck":["turbo","care","teeth","wings","ears","legs","assimilation","warm","egg"]}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 4, 1768478400000, '{"kind":"entry","entry":{"by":"chance","move":{"kind":"draw","chip":10}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 5, 1768478400000, '{"kind":"entry","entry":{"by":"chance","move":{"kind":"draw","chip":1}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 6, 1768478400000, '{"kind":"entry","entry":{"by":"chance","move":{"kind":"draw","chip":4}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 7, 1768478400000, '{"kind":"entry","entry":{"by":2,"move":{"kind":"score","chip":4}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 8, 1768478400000, '{"kind":"entry","entry":{"by":1,"move":{"kind":"swim","from":"B","to":"A","count":2}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 9, 1768478400000, '{"kind":"entry","entry":{"by":1,"move":{"kind":"done"}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 10, 1768478400000, '{"kind":"entry","entry":{"by":"chance","move":{"kind":"draw","chip":"panic"}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 11, 1768478400000, '{"kind":"entry","entry":{"by":1,"move":{"kind":"panic","land":11,"ocean":"C"}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 12, 1768478400000, '{"kind":"entry","entry":{"by":"chance","move":{"kind":"draw","chip":5}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 13, 1768478400000, '{"kind":"entry","entry":{"by":0,"move":{"kind":"score","chip":1}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 14, 1768478400000, '{"kind":"entry","entry":{"by":2,"move":{"kind":"land","from":"B","to":12,"count":1}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 15, 1768478400000, '{"kind":"entry","entry":{"by":2,"move":{"kind":"swim","from":"A","to":"D","count":1}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 16, 1768478400000, '{"kind":"entry","entry":{"by":2,"move":{"kind":"retreat","heap":[{"place":"A","count":1},{"place":"B","count":2},{"place":"C","count":2},{"place":"D","count":4},{"place":"E","count":3},{"place":4,"count":1},{"place":10,"count":1},{"place":12,"count":1}]}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 17, 1768478400000, '{"kind":"entry","entry":{"by":2,"move":{"kind":"extra"}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 18, 1768478400000, '{"kind":"entry","entry":{"by":2,"move":{"kind":"swim","from":"A","to":"D","count":1}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 19, 1768478400000, '{"kind":"entry","entry":{"by":2,"move":{"kind":"land","from":"D","to":8,"count":1}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 20, 1768478400000, '{"kind":"entry","entry":{"by":"chance","move":{"kind":"draw","chip":9}}}');
INSERT INTO log (table_id, seq, at, body) VALUES ('table0', 21, 1768478400000, '{"kind":"entry","entry":{"by":1,"move":{"kind":"score","chip":5}}}');
INSERT INTO people (id, time_zone, quiet_from, quiet_to, away_until, remind_after) VALUES ('ben', 'Europe/Berlin', 1320, 480, NULL, 6);
